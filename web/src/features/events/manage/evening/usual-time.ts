import { readTimes } from '@hoptrail/contracts/events/when/event-times';

const NONE_YET = '7:00 PM - 10:00 PM';

/**
 * Returns the time that most of a brewery's events have, as it was typed; of several the one of the
 * newest event. Only times with a start and an end count.
 * @param events in any order; `createdAt` is ISO 8601
 */
export function usualTime(events: readonly { time: string; createdAt: string }[]): string {
  const times = events
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map(({ time }) => time)
    .filter((time) => readTimes(time)?.end);
  const byTime = Map.groupBy(times, (time) => time);
  // The sort is stable: the newest of those with as many events stays first.
  const [most] = [...byTime].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? NONE_YET;
}
