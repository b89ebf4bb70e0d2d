/** Returns the time of day in the person's time zone, such as `3:05 PM`. */
export function clockText(instant: Date): string {
  const hours = instant.getHours();
  const minutes = String(instant.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
