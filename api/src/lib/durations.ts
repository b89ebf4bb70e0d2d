/** Returns the instant some milliseconds after another, as the database stores it. */
export function instantAfter(start: Date, milliseconds: number): string {
  return new Date(start.getTime() + milliseconds).toISOString();
}

/** Returns the day of an instant in UTC, `YYYY-MM-DD`. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
