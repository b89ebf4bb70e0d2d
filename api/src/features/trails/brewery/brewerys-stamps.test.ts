import { HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { signUp } from '../../../testing/person.ts';
import { addBreweries, addTrail, visit } from '../../../testing/trails.ts';

test('a brewery sees its stamps by how they were verified, without check-ins that are only for their person', async () => {
  const run = await buildTestApp();
  const owner = await signUp(run, 'owner');
  const [one] = await addBreweries(run, ['One'], { ownerId: owner.userId });
  if (!one) throw new Error('A brewery was added.');
  await addTrail(run, [one]);
  const { code } = (await owner.call('GET', `/api/breweries/${one.id}/house-code`)).json();
  const people = [await signUp(run, 'ada'), await signUp(run, 'bea'), await signUp(run, 'cat')];
  const [ada, bea, cat] = people;
  if (!ada || !bea || !cat) throw new Error('Three people signed up.');
  const noPosition = { latitude: undefined, longitude: undefined };
  await visit(ada, one);
  run.passTime(HOUR_MS);
  await visit(bea, one, { ...noPosition, houseCode: code });
  run.passTime(HOUR_MS);
  const hidden = await visit(cat, one, { onlyForMe: true });
  expect(hidden.trails).toMatchObject([{ isCompleted: true }]);

  const path = `/api/breweries/${one.id}/stamps`;
  const first = (await owner.call('GET', `${path}?limit=1`)).json();
  const stamp = { trailName: 'The Porch Trail', stampedOn: '2026-05-01' };
  expect(first).toMatchObject({
    counts: { position: 1, code: 1, tag: 0 },
    stamps: [{ ...stamp, username: 'bea', way: 'code' }],
  });
  const rest = (await owner.call('GET', `${path}?limit=1&cursor=${first.nextCursor}`)).json();
  expect(rest).toEqual({
    counts: { position: 1, code: 1, tag: 0 },
    stamps: [{ ...stamp, username: 'ada', way: 'position' }],
    nextCursor: null,
  });
  await ada.call('PUT', `/api/checkins/${await idOf(run.deps.db, ada.userId)}`, {
    onlyForMe: true,
  });
  expect((await owner.call('GET', path)).json()).toMatchObject({
    counts: { position: 0, code: 1, tag: 0 },
    stamps: [{ username: 'bea' }],
  });
});

async function idOf(db: Awaited<ReturnType<typeof buildTestApp>>['deps']['db'], userId: string) {
  const row = db.selectFrom('check_ins').select('id').where('userId', '=', userId);
  return (await row.executeTakeFirstOrThrow()).id;
}
