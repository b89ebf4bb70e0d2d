import type { Deps } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { findAllOpenTrails } from '../shared/open-trails.repo.ts';
import { loadPassports, stampEach, storeStamps } from '../shared/stamp-passports.ts';
import type { OpenTrail } from '../shared/stamps.rules.ts';
import {
  deleteBacklog,
  findAfterUser,
  findAllBacklogs,
  findAllNextUsers,
  updateAfterUser,
} from './backlog.repo.ts';
import { loadVisits } from './load-visits.ts';

/** The people of one transaction, which takes some milliseconds. */
const PEOPLE_AT_ONCE = 200;
/**
 * How long to wait after a trail was opened, until every instance knows it and stamps new
 * check-ins.
 */
export const BACKLOG_WAIT_MS = 5000;

/**
 * Stamps the check-ins that people made since the first day of a trail and before it was opened or
 * changed. The rules are the same; one transaction stamps some hundred people. After a crash the
 * next run continues there.
 * @param mayGoOn returns whether to take the next people
 */
export async function stampBacklog(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mayGoOn: () => boolean = () => true,
): Promise<void> {
  const until = instantAfter(clock.now(), -BACKLOG_WAIT_MS);
  for (const id of await findAllBacklogs(db, until)) {
    let isDone = false;
    while (!isDone && mayGoOn()) isDone = await write(db, (trx) => stampNext(trx, id, clock.now()));
  }
}

/**
 * Stamps the check-ins of the next people.
 * @returns whether the trail is done
 */
async function stampNext(trx: Db, trailId: string, now: Date): Promise<boolean> {
  await lockRows(trx, 'passports', [trailId]);
  const after = await findAfterUser(trx, trailId);
  const [trail] = await findAllOpenTrails(trx, now, [trailId]);
  const users = after === undefined ? [] : await findAllNextUsers(trx, after, PEOPLE_AT_ONCE);
  const last = users.at(-1);
  if (!trail || !last) {
    await deleteBacklog(trx, trailId);
    return true;
  }
  const userIds = users.map(({ id }) => id);
  await lockRows(trx, 'users', userIds);
  await stampPeople(trx, trail, userIds);
  await updateAfterUser(trx, trailId, last.number);
  return false;
}

async function stampPeople(trx: Db, trail: OpenTrail, userIds: readonly string[]): Promise<void> {
  const breweryIds = trail.breweries.map(({ id }) => id);
  const visits = await loadVisits(trx, trail, { userIds, breweryIds });
  const passports = await loadPassports(
    trx,
    userIds.map((userId) => ({ userId, trail })),
  );
  const judged = visits.flatMap((visit) => stampEach(passports, visit));
  const held = [...passports.values()].filter((passport) => passport.stamps.length > 0);
  await storeStamps(
    trx,
    held,
    judged.flatMap(({ stamp }) => stamp ?? []),
  );
}
