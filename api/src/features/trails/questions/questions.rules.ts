import { fold } from '@hoptrail/contracts/lib/text/fold';
import { ANSWER_TRIES_PER_DAY } from '@hoptrail/contracts/limits';
import { dayIn, timeZoneOf } from '../../../lib/time-zones/time-zone.ts';
import { listIn } from '../shared/right-answers.ts';

/** A person's tries at a question; the brewery's place tells its day. */
type Tries = Parameters<typeof timeZoneOf>[0] & { triedOn: string; tries: number };

/** Returns how often a person may try on the day of the brewery. */
export function triesLeft(before: Tries | undefined, now: Date): number {
  if (!before || before.triedOn !== dayIn(timeZoneOf(before), now)) return ANSWER_TRIES_PER_DAY;
  return Math.max(0, ANSWER_TRIES_PER_DAY - before.tries);
}

/**
 * Returns whether an answer is one of the right ones, compared as search does: without case, accents and
 * apostrophes.
 * @param answers the stored list as JSON; none of a list that cannot be read
 */
export function isRight(answer: string, answers: string | null): boolean {
  const right = listIn(answers).map(fold);
  return right.includes(fold(answer));
}
