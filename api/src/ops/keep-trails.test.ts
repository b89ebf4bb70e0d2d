import { expect, onTestFinished, test } from 'vitest';
import { upsertBacklog } from '../features/trails/shared/backlog.repo.ts';
import { buildTestApp } from '../testing/app.ts';
import { makeCheckin } from '../testing/factories/checkin.ts';
import { makeUser } from '../testing/factories/user.ts';
import { addBreweries, addTrail } from '../testing/trails.ts';
import { keepTrails } from './keep-trails.ts';

test('counts check-ins from before in the background, at the leader only', async () => {
  const run = await buildTestApp();
  const { db } = run.deps;
  const user = makeUser({ verifiedCheckins: 1 });
  const [one] = await addBreweries(run, ['One']);
  if (!one) throw new Error('A brewery was added.');
  await db.insertInto('users').values(user).execute();
  const checkin = makeCheckin({ userId: user.id, breweryId: one.id });
  await db.insertInto('check_ins').values(checkin).execute();
  const { id } = await addTrail(run, [one]);
  await upsertBacklog(db, [id], '2026-05-01T11:00:00.000Z');
  const backlogs = () => db.selectFrom('passport_backlogs').select('passportId').execute();

  const leadership = { isLeader: false, stop: async () => {} };
  const errors: unknown[] = [];
  const log = { error: (...logged: unknown[]) => void errors.push(logged) };
  const looked = Promise.withResolvers<void>();
  const clock = {
    now() {
      looked.resolve();
      return run.deps.clock.now();
    },
  };
  const stop = keepTrails({ deps: { db, clock }, leadership, log, lookEveryMs: 1 });
  onTestFinished(stop);
  expect(await backlogs()).toHaveLength(1);
  leadership.isLeader = true;
  await looked.promise;
  await expect.poll(backlogs).toEqual([]);
  await stop();
  expect(errors).toEqual([]);
  const stamps = await db.selectFrom('passport_stamps').selectAll().execute();
  expect(stamps).toMatchObject([
    { userId: user.id, breweryId: one.id, stampedOn: '2026-01-10', stampedAt: checkin.createdAt },
  ]);
});
