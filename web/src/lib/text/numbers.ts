import { formats } from './region/current-formats.ts';

/** Numbers below it have no separated thousands in any region. */
const THOUSAND = 1000;

/** Returns a whole number with separated thousands, such as `1,234` or `1.234`. */
export function grouped(number: number): string {
  const isPlain = Number.isInteger(number) && number >= 0 && number < THOUSAND;
  return isPlain ? String(number) : formats().number(number, 0, 0);
}

/** Returns a count with its noun, such as `1 brewery` or `1,234 breweries`. */
export function counted(count: number, one: string, many: string): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/**
 * Returns a number with decimals, such as `4.5` or `4,5`.
 * @param decimals the number of decimals at most
 * @param atLeast the number of decimals at least
 */
export function decimal(number: number, decimals: number, atLeast = decimals): string {
  return formats().number(number, decimals, atLeast);
}
