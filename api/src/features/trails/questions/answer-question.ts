import { ANSWER_TRIES_PER_DAY } from '@hoptrail/contracts/limits';
import {
  type AnswerOutcome,
  answerOutcome,
  type trailAnswer,
} from '@hoptrail/contracts/trails/trails';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { dayIn, timeZoneOf } from '../../../lib/time-zones/time-zone.ts';
import { loadVisits } from '../backlog/load-visits.ts';
import { findAllOpenTrails } from '../shared/open-trails.repo.ts';
import { stampPassports, type Visit } from '../shared/stamp-passports.ts';
import { isWithin } from '../shared/stamps.rules.ts';
import { findOpenedTrail } from '../trails.repo.ts';
import { findAllTries, findQuestion, upsertTry } from './questions.repo.ts';
import { isRight, triesLeft } from './questions.rules.ts';

/**
 * Compares an answer with the right ones. After the first right one the check-ins of the person at that
 * brewery count on the trail; sent again it changes nothing. A wrong one costs one of three tries a day.
 * @throws AppError `trail.notFound`, `question.over`, `question.notFound`, `question.checkInFirst`,
 * `question.limit`
 */
export async function answerQuestion(
  { db, clock, caller }: Context & { caller: Caller },
  { id: trailId, breweryId, answer }: z.infer<typeof trailAnswer>,
): Promise<AnswerOutcome> {
  const now = clock.now();
  const key = { userId: caller.id, trailId, breweryId };
  return await write(
    db,
    async (trx) => {
      // Two phones of one person do not share a try.
      await lockRows(trx, 'users', [caller.id]);
      const visits = await visitsToStamp(trx, key, now);
      const question = await findQuestion(trx, trailId, breweryId);
      if (!question) throw new AppError('question.notFound');
      if (visits.length === 0) throw new AppError('question.checkInFirst');
      const tries = await findAllTries(trx, caller.id, trailId);
      const before = tries.find((row) => row.breweryId === breweryId);
      const left = triesLeft(before, now);
      if (!before?.answeredAt) {
        if (left === 0) throw new AppError('question.limit');
        const answeredAt = isRight(answer, question.answers) ? now.toISOString() : null;
        const triedOn = dayIn(timeZoneOf(question), now);
        const used = ANSWER_TRIES_PER_DAY - left + 1;
        await upsertTry(trx, { ...key, triedOn, tries: used, answeredAt });
        if (answeredAt === null) return { isRight: false, triesLeft: left - 1, trail: null };
      }
      const outcomes = [...(await stampPassports(trx, visits)).values()].flat();
      const outcome = outcomes.find(({ isStamped }) => isStamped) ?? outcomes.at(-1) ?? null;
      return { isRight: true, triesLeft: left, trail: outcome };
    },
    answerOutcome,
  );
}

/**
 * Returns the check-ins of a person at a brewery that count on an open trail.
 * @throws AppError `trail.notFound`, `question.over`, `question.notFound`
 */
async function visitsToStamp(
  trx: Db,
  { userId, trailId, breweryId }: { userId: string; trailId: string; breweryId: string },
  now: Date,
): Promise<Visit[]> {
  const [trail] = await findAllOpenTrails(trx, now, [trailId]);
  if (!trail) {
    const isOver = (await findOpenedTrail(trx, trailId)) !== undefined;
    throw new AppError(isOver ? 'question.over' : 'trail.notFound');
  }
  if (!trail.breweries.some(({ id }) => id === breweryId)) throw new AppError('question.notFound');
  const visits = await loadVisits(trx, trail, { userIds: [userId], breweryIds: [breweryId] });
  return visits.filter(({ visitedOn }) => isWithin(trail, visitedOn));
}
