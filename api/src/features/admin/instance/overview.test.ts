import { BOARD_SILENT_MS, DAY_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeUser } from '../../../testing/factories/user.ts';
import { signUp } from '../../../testing/person.ts';

async function begin() {
  const run = await buildTestApp({ config: { adminEmails: ['admin@people.example'] } });
  const admin = await signUp(run, 'admin');
  const now = run.deps.clock.now().getTime();
  const ago = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const overview = async () => (await admin.call('GET', '/api/admin/overview')).json();
  return { run, admin, ago, overview };
}

test('counts what is new beside the week before', async () => {
  const { run, admin, ago, overview } = await begin();
  const { db } = run.deps;
  const { id: breweryId } = await addBrewery(run, { createdAt: ago(7.5) });
  await addBrewery(run, { createdAt: ago(20) });
  await db
    .insertInto('users')
    .values([1.5, 10].map((days, at) => makeUser({ id: `user-${at}`, createdAt: ago(days) })))
    .execute();
  await db
    .insertInto('check_ins')
    .values(
      [0.1, 0.2, 3, 7.2, 13, 15].map((days, at) => ({
        ...{ id: `visit-${at}`, userId: admin.userId, breweryId, notes: null },
        createdAt: ago(days),
      })),
    )
    .execute();
  expect((await overview()).figures).toEqual({
    checkins: { day: 2, dayBefore: 1, week: 3, weekBefore: 2 },
    signUps: { day: 1, dayBefore: 0, week: 2, weekBefore: 1 },
    breweries: { day: 0, dayBefore: 1, week: 0, weekBefore: 1 },
  });
});

test('names the breweries with silent boards and with tags of other keys', async () => {
  const { run, ago, overview } = await begin();
  const { db, clock } = run.deps;
  const { id: breweryId, name } = await addBrewery(run, { name: 'Porch Light' });
  const seen = (ms: number) => new Date(clock.now().getTime() - ms).toISOString();
  const board = { breweryId, name: 'Bar', code: null, codeEndsAt: null, createdAt: ago(2) };
  await db
    .insertInto('brewery_boards')
    .values([
      { ...board, id: 'on', tokenHash: '1', pairedAt: ago(1), lastSeenAt: seen(1000) },
      {
        ...board,
        id: 'off',
        tokenHash: '2',
        pairedAt: ago(1),
        lastSeenAt: seen(BOARD_SILENT_MS * 2),
      },
      { ...board, id: 'never', tokenHash: '3', pairedAt: ago(1), lastSeenAt: null },
      {
        ...board,
        id: 'unpaired',
        tokenHash: '4',
        breweryId: null,
        pairedAt: null,
        lastSeenAt: null,
      },
    ])
    .execute();
  const tag = { breweryId, name: 'Door', tappedById: null, tappedAt: null, createdAt: ago(2) };
  await db
    .insertInto('brewery_tags')
    .values([
      { ...tag, id: 'old', uid: '04DE5F1EACC040', keyMark: 'another', revokedAt: null },
      { ...tag, id: 'lost', uid: '04DE5F1EACC041', keyMark: 'another', revokedAt: ago(1) },
    ])
    .execute();
  expect((await overview()).waiting).toEqual({
    claims: 0,
    imports: 0,
    silentBoards: [{ id: breweryId, name, count: 2 }],
    foreignTags: [{ id: breweryId, name, count: 1 }],
  });
});

test('tells the problems that health tells', async () => {
  const { run, overview } = await begin();
  expect((await overview()).health).toMatchObject({ status: 'ok', problems: [], mail: 'smtp' });
  run.deps.alerts.raise('mail', 'The mail server refuses the password.');
  run.passTime(10_000);
  expect((await overview()).health).toMatchObject({
    status: 'warning',
    problems: ['The mail server refuses the password.'],
  });
});
