/** Milliseconds as people read a wait: `5h 12m`, `12m`; begun minutes count whole. */
export function waitText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}

/** An instant some milliseconds away from another, as the database keeps it. */
export function instantAfter(start: Date, milliseconds: number): string {
  return new Date(start.getTime() + milliseconds).toISOString();
}
