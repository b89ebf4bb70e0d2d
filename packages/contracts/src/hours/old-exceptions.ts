import type { HoursException } from './types.ts';

/**
 * Returns the exceptions without those that ended more than a year before a day.
 * @param today as `YYYY-MM-DD`
 */
export function withoutOldExceptions<Exception extends Pick<HoursException, 'to'>>(
  exceptions: readonly Exception[],
  today: string,
): Exception[] {
  const lastYear = String(Number(today.slice(0, 4)) - 1).padStart(4, '0');
  return exceptions.filter(({ to }) => to >= lastYear + today.slice(4));
}
