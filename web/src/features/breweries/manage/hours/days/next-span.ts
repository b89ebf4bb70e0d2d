import { MINUTES_PER_DAY, minutesOf, minutesOfSpan, timeOf } from '@hoptrail/contracts/hours/spans';
import type { Span } from '@hoptrail/contracts/hours/types';

const USUAL: Span = { opens: '16:00', closes: '22:00' };
const HOUR = 60;

/**
 * Returns the span that a day gets next: on a closed day that of the last open day before it, on an
 * open one a span after its last.
 * @param before the days before it, the nearest one last
 */
export function nextSpan(spans: readonly Span[], before: readonly (readonly Span[])[]): Span {
  const last = spans.at(-1);
  if (!last) return before.findLast(([first]) => first !== undefined)?.[0] ?? USUAL;
  const { end } = minutesOfSpan(last);
  if (Number.isNaN(end) || end >= MINUTES_PER_DAY - 2 * HOUR) return { opens: '', closes: '' };
  const opens = minutesOf(timeOf(end)) + HOUR;
  return { opens: timeOf(opens), closes: timeOf(opens + HOUR) };
}
