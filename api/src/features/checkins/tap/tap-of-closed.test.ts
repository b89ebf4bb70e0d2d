import { HOUR_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { counts, type SignedIn } from '../../../testing/checkins.ts';
import { makeTag } from '../../../testing/factories/tag.ts';
import { signUp } from '../../../testing/person.ts';
import { tapInput } from '../../../testing/taps.ts';

let run: TestApp;
let boss: SignedIn;
let ada: SignedIn;
let brewery: Awaited<ReturnType<typeof addBrewery>>;
let input: (counter: number) => object;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  [boss, ada] = [await signUp(run, 'boss'), await signUp(run, 'ada')];
  brewery = await addBrewery(run);
  const tag = makeTag(run.deps.tagKey, { breweryId: brewery.id });
  await run.deps.db.insertInto('brewery_tags').values(tag).execute();
  input = (counter) => tapInput(run.deps.tagKey, tag.uid, counter);
});

const now = () => run.deps.clock.now().toISOString();
async function send(body: object) {
  const response = await ada.call('POST', '/api/checkins/tap', body);
  const { code, message, verifiedBy } = response.json();
  if (response.statusCode !== 200) expect(message).toMatch(/^[A-Z].*\.$/);
  return code ?? verifiedBy;
}
async function setClosed(closed: boolean) {
  const path = `/api/breweries/${brewery.id}/closed`;
  const response = await boss.call('PUT', path, { closed });
  expect(response.statusCode, response.body).toBe(200);
}

test('a brewery that closes between a tap and its sending takes it, and no later one', async () => {
  const at = now();
  run.passTime(HOUR_MS);
  await setClosed(true);
  expect(await send({ ...input(1), at })).toBe('tag');
  expect(await send({ ...input(1), at })).toBe('tag');
  run.passTime(30 * HOUR_MS);
  expect(await send(input(2))).toBe('brewery.closed');
  expect(await counts(run, ada, brewery)).toEqual({ user: 1, brewery: 1, rows: 1 });
});

test('a tap at a closed brewery is taken once it opens again a moment later', async () => {
  await setClosed(true);
  expect(await send(input(1))).toBe('brewery.closed');
  await setClosed(false);
  expect(await send(input(1))).toBe('tag');
  expect(await counts(run, ada, brewery)).toEqual({ user: 1, brewery: 1, rows: 1 });
});

test('a tag that is replaced, or whose brewery is gone, says so for a tap that waited', async () => {
  const at = now();
  run.passTime(HOUR_MS);
  await run.deps.db.deleteFrom('breweries').where('id', '=', brewery.id).execute();
  expect(await send({ ...input(1), at })).toBe('tag.foreign');
  expect(await send({ ...input(2), at: now(), sentAt: now() })).toBe('tag.foreign');
});

test('a position, a code and a tap of a brewery that a closing for a while begins for meanwhile', async () => {
  const at = now();
  run.passTime(26 * HOUR_MS);
  const today = now().slice(0, 10);
  const closure = { from: today, until: today, reason: null, allowsCheckins: false };
  const path = `/api/breweries/${brewery.id}`;
  const closed = await boss.call('PUT', path, { closure });
  expect(closed.statusCode, closed.body).toBe(200);
  expect(await send(input(5))).toBe('brewery.closed');
  expect(await send({ ...input(6), at })).toBe('tag');
});
