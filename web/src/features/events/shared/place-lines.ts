/** Returns an event's place in one or two lines: location and address, without repetition. */
export function placeLines(event: { location: string | null; address: string }): string[] {
  const lines = [event.location?.trim() ?? '', event.address.trim()];
  return [...new Set(lines.filter(Boolean))];
}
