import { toDay } from '@hoptrail/contracts/lib/zone-clock';
import { NEWS_PER_WEEK } from '@hoptrail/contracts/limits';
import { dayNumberIn } from '../../lib/time-zones/time-zone.ts';

const WEEK = 7;

/**
 * Returns the day in the brewery's time zone from which its next line is possible, `YYYY-MM-DD`; null if
 * it is possible now. On seven days in a row there are two lines at most: whole days, so that the next
 * one is possible all day.
 * @param publishedAt when its two newest lines were published, as ISO 8601
 */
export function nextNewsDay(
  publishedAt: readonly string[],
  timeZone: string | null,
  now: Date,
): string | null {
  const today = dayNumberIn(timeZone, now.getTime());
  const days = publishedAt
    .map((at) => dayNumberIn(timeZone, Date.parse(at)))
    .filter((day) => day > today - WEEK);
  return days.length >= NEWS_PER_WEEK ? toDay(Math.min(...days) + WEEK) : null;
}
