import type { checkinInput } from '@hoptrail/contracts/checkins/checkins';
import {
  CHECKIN_CLOCK_ERROR_MS,
  CHECKIN_LATE_MS,
  CHECKIN_WAITS_MAX_MS,
} from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';

/** When a check-in was made, by the server's clock. */
export interface OwnTime {
  at: Date;
  receivedAt: Date;
  /** Whether it waited on the phone. */
  isLate: boolean;
}

/**
 * Returns when a check-in was made. A phone that says what its clock is at the moment of sending may
 * have a wrong one: how long the check-in waited counts then.
 * @throws AppError `checkin.timeAhead`, `checkin.tooLate`
 */
export function ownTime(
  { at, sentAt }: Pick<z.infer<typeof checkinInput>, 'at' | 'sentAt'>,
  now: Date,
): OwnTime {
  if (at === undefined) return { at: now, receivedAt: now, isLate: false };
  const waitedMs = (sentAt === undefined ? now.getTime() : Date.parse(sentAt)) - Date.parse(at);
  if (waitedMs < -CHECKIN_CLOCK_ERROR_MS) throw new AppError('checkin.timeAhead');
  if (waitedMs > CHECKIN_WAITS_MAX_MS) throw new AppError('checkin.tooLate');
  const madeAt = new Date(now.getTime() - Math.max(0, waitedMs));
  return { at: madeAt, receivedAt: now, isLate: waitedMs > CHECKIN_LATE_MS };
}
