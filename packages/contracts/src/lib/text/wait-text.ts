const units = [
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/**
 * Returns a waiting time as text, rounded up.
 * @param form `clock` has hours and minutes, "0h 7m"; `short` omits zero hours, "7m"; `words` has
 * only the largest unit, "2 hours"
 */
export function waitTextOfSeconds(seconds: number, form: 'clock' | 'short' | 'words'): string {
  if (form === 'words') {
    const whole = Math.max(1, Math.ceil(seconds));
    const [size, name] = units.find(([length]) => whole >= length) ?? units[2];
    const count = Math.ceil(whole / size);
    return `${count} ${name}${count === 1 ? '' : 's'}`;
  }
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return hours > 0 || form === 'clock' ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}
