const units = [
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** A waiting time in words, rounded up in its largest unit: 90 gives `2 minutes`. */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [size, name] = units.find(([length]) => whole >= length) ?? units[2];
  const count = Math.ceil(whole / size);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
