/** Formats a wait in milliseconds: `5h 12m`, `12m`; minutes are rounded up. */
export function waitText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}

/** Returns the instant some milliseconds after another, as the database stores it. */
export function instantAfter(start: Date, milliseconds: number): string {
  return new Date(start.getTime() + milliseconds).toISOString();
}
