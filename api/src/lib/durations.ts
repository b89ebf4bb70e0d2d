/** Returns the instant some milliseconds after another, as the database stores it. */
export function instantAfter(start: Date, milliseconds: number): string {
  return new Date(start.getTime() + milliseconds).toISOString();
}
