/** Where an event is, as the first line and, where the address says more, a second. */
export function placeLines(event: { location: string | null; address: string }): string[] {
  const lines = [event.location?.trim() ?? '', event.address.trim()];
  return [...new Set(lines.filter(Boolean))];
}
