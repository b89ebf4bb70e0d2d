import { decimal } from './numbers.ts';

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** Returns the size of a file in its largest unit, such as `1.2 MB`. */
export function fileSize(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= 1000 && unit < UNITS.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && amount < 10 ? 1 : 0;
  return `${decimal(amount, digits)} ${UNITS[unit]}`;
}
