import { DAY_MS, HOUR_MS, NEWS_SHOWN_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import type { NewBrewery } from '../../testing/factories/brewery.ts';
import { Person, signUp } from '../../testing/person.ts';
import { sweepUploads } from '../uploads/sweep.ts';
import { sweepNews } from './sweep-news.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let owner: SignedIn;
let fan: SignedIn;
let brewery: NewBrewery;
let path: string;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  owner = await signUp(run, 'olga');
  fan = await signUp(run, 'fan');
  brewery = await addBrewery(run, { name: 'Porch Light', ownerId: owner.userId });
  path = `/api/breweries/${brewery.id}/news`;
});

const publish = (text: string, more: object = {}, by = owner) =>
  by.call('POST', path, { text, ...more });
const read = async (url = path) => (await new Person(run.app).call('GET', url)).json();
const texts = async (url = path) => (await read(url)).map(({ text }: { text: string }) => text);
const ofFavorites = async () => (await fan.call('GET', '/api/news')).json();
const favor = (breweryId = brewery.id) =>
  fan.call('PUT', `/api/users/${fan.userId}/favorites/${breweryId}`, { isFavorite: true });

test('a line with a picture is on the page, and with those who favor the brewery', async () => {
  await favor();
  const picture = await owner.upload();
  const published = await publish('  The plum sour\r\nis on.  ', { picture });
  expect(published.statusCode, published.body).toBe(200);
  const line = published.json();
  expect(line).toEqual({
    id: expect.any(String),
    breweryId: brewery.id,
    text: 'The plum sour is on.',
    picture,
    createdAt: '2026-05-01T12:00:00.000Z',
    editedAt: null,
  });
  expect(await read()).toEqual([line]);
  const listed = { ...line, breweryName: 'Porch Light', breweryLogo: brewery.logo };
  expect(await ofFavorites()).toEqual([listed]);
  expect((await new Person(run.app).call('GET', picture)).statusCode).toBe(200);
  expect((await owner.call('GET', '/api/news')).json()).toEqual([]);
  const { entries } = (await owner.call('GET', `/api/breweries/${brewery.id}/history`)).json();
  expect(entries[0]).toMatchObject({ kind: 'news', verb: 'created', name: 'Porch Light' });
});

test('news is shown for 30 days, and then deleted with its picture', async () => {
  const picture = await owner.upload();
  await publish('Soon gone', { picture });
  run.passTime(NEWS_SHOWN_MS - 1);
  await sweepNews(run.deps);
  expect(await texts()).toEqual(['Soon gone']);
  run.passTime(1);
  // The clock decides, before anything is deleted.
  expect(await texts()).toEqual([]);
  const rows = () => run.deps.db.selectFrom('brewery_news').selectAll().execute();
  expect(await rows()).toHaveLength(1);
  await sweepNews(run.deps);
  expect(await rows()).toEqual([]);
  run.passTime(DAY_MS + 1);
  await sweepUploads(run.deps);
  expect((await owner.call('GET', picture)).statusCode).toBe(404);
});

test('the picture of a line stays as long as the line', async () => {
  const picture = await owner.upload();
  await publish('Look', { picture });
  run.passTime(2 * DAY_MS);
  await sweepUploads(run.deps);
  expect((await owner.call('GET', picture)).statusCode).toBe(200);
});

test('the third line of a week is refused with the day of the next one, which then works', async () => {
  // Friday, 7 p.m. in Oklahoma, where it is Saturday in UTC five hours later.
  run.passTime(12 * HOUR_MS);
  await publish('One');
  expect(await nextOn()).toBeNull();
  run.passTime(2 * DAY_MS);
  await publish('Two');
  expect(await nextOn()).toBe('2026-05-08');
  const refused = await publish('Three');
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: 'news.tooMany',
      message:
        'A brewery publishes two lines of news a week at most. The next one is possible on Friday, May 8.',
    },
  ]);
  expect(await texts()).toEqual(['Two', 'One']);
  // Thursday, 11:59 p.m., and midnight.
  run.passTime(4 * DAY_MS + 5 * HOUR_MS - 1);
  expect((await publish('Three')).statusCode).toBe(409);
  run.passTime(1);
  expect(await nextOn()).toBeNull();
  expect((await publish('Three')).statusCode).toBe(200);
  expect((await publish('Four')).json().message).toContain('on Sunday, May 10.');
});

const nextOn = async () => (await owner.call('GET', `${path}/next`)).json().nextOn;

test('the same line sent again is published once', async () => {
  const picture = await owner.upload();
  const first = (await publish('Twice', { picture })).json();
  run.passTime(HOUR_MS);
  expect((await publish('Twice', { picture })).json()).toEqual(first);
  const [again, other] = await Promise.all([publish('Other'), publish('Other')]);
  expect(other.json()).toEqual(again.json());
  expect(await texts()).toEqual(['Other', 'Twice']);
  // A repeated line is no third one.
  expect((await publish('Twice', { picture })).statusCode).toBe(200);
  expect((await publish('Twice')).statusCode).toBe(409);
});

test('the words of last week are a new line', async () => {
  const first = (await publish('Quiz tonight')).json();
  run.passTime(7 * DAY_MS);
  expect((await publish('Quiz tonight')).json().id).not.toBe(first.id);
});

test('of many lines at once two are published', async () => {
  const responses = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => publish(text)));
  const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([200, 200, 409, 409, 409]);
  expect(await texts()).toHaveLength(2);
});

test('an edited line keeps its place and age, and says that it was edited', async () => {
  const picture = await owner.upload();
  const { id } = (await publish('Stuot is on', { picture })).json();
  run.passTime(DAY_MS);
  await publish('Newer');
  run.passTime(DAY_MS);
  const edited = await owner.call('PUT', `/api/news/${id}`, { text: 'Stout is on' });
  expect(edited.json()).toMatchObject({
    ...{ text: 'Stout is on', picture, createdAt: '2026-05-01T12:00:00.000Z' },
    editedAt: '2026-05-03T12:00:00.000Z',
  });
  expect(await texts()).toEqual(['Newer', 'Stout is on']);
  run.passTime(HOUR_MS);
  const same = await owner.call('PUT', `/api/news/${id}`, { text: 'Stout is on', picture });
  expect(same.json()).toEqual(edited.json());
  const bare = await owner.call('PUT', `/api/news/${id}`, { picture: null });
  expect(bare.json()).toMatchObject({ text: 'Stout is on', picture: null });
  run.passTime(DAY_MS + 1);
  await sweepUploads(run.deps);
  expect((await owner.call('GET', picture)).statusCode).toBe(404);
});

test('a line that somebody else changed meanwhile is not overwritten', async () => {
  const line = (await publish('Stout')).json();
  const edit = (text: string, seen: string) =>
    owner.call('PUT', `/api/news/${line.id}`, { text, basedOn: { text: seen, picture: null } });
  expect((await edit('Porter', 'Stout')).statusCode).toBe(200);
  const refused = await edit('Lager', 'Stout');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'edit.conflict', current: { text: 'Porter' } });
});

test('a line that is taken back is gone everywhere, and still counts in its week', async () => {
  await favor();
  const picture = await owner.upload();
  const { id } = (await publish('Oops', { picture })).json();
  const taken = await owner.call('DELETE', `/api/news/${id}`);
  expect(taken.json()).toEqual({ message: 'News deleted', change: expect.any(Number) });
  expect([await read(), await ofFavorites()]).toEqual([[], []]);
  const stored = await run.deps.db.selectFrom('brewery_news').selectAll().execute();
  expect(stored).toMatchObject([{ id, text: '', picture: null }]);
  for (const response of [
    await owner.call('DELETE', `/api/news/${id}`),
    await owner.call('PUT', `/api/news/${id}`, { text: 'Back again' }),
  ]) {
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { code: 'news.notFound', message: 'This line of news is not there any more.' },
    ]);
  }
  expect((await publish('Right')).statusCode).toBe(200);
  expect((await publish('Wrong')).statusCode).toBe(409);
  const { entries } = (await owner.call('GET', `/api/breweries/${brewery.id}/history`)).json();
  expect(entries[1]).toMatchObject({
    ...{ kind: 'news', verb: 'deleted' },
    changes: [{ field: 'text', before: 'Oops' }, { field: 'picture' }],
  });
  run.passTime(DAY_MS + 1);
  await sweepUploads(run.deps);
  expect((await owner.call('GET', picture)).statusCode).toBe(404);
});

test('an edit is undone, and a deletion until the line is too old', async () => {
  const picture = await owner.upload();
  const { id } = (await publish('Stuot is on', { picture })).json();
  await owner.call('PUT', `/api/news/${id}`, { text: 'Stout is on', picture: null });
  const undoNewest = async () => {
    const { entries } = (await owner.call('GET', `/api/breweries/${brewery.id}/history`)).json();
    return await owner.call('POST', '/api/history/undo', { seq: entries[0].seq });
  };
  run.passTime(HOUR_MS);
  expect((await undoNewest()).json()).toEqual({ message: 'Undone' });
  expect(await read()).toMatchObject([
    { id, text: 'Stuot is on', picture, editedAt: '2026-05-01T13:00:00.000Z' },
  ]);
  await owner.call('DELETE', `/api/news/${id}`);
  const createdAt = new Date(run.deps.clock.now().getTime() - NEWS_SHOWN_MS).toISOString();
  await run.deps.db.updateTable('brewery_news').set({ createdAt }).execute();
  expect((await undoNewest()).json()).toEqual({
    code: 'news.notFound',
    message: 'This line of news is not there any more.',
  });
  expect(await read()).toEqual([]);
});

test('a line has 280 characters as people see them', async () => {
  const family = '👨‍👩‍👧‍👦';
  expect((await publish(family.repeat(280))).json().text).toBe(family.repeat(280));
  for (const text of ['🍺'.repeat(281), `x${'\u0301'.repeat(5000)}`]) {
    const refused = await publish(text);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain('A line of news has at most 280 characters.');
  }
});

test.each([
  ['nothing', ' \n ', 'Please type a line of news.'],
  ['invisible characters', '\u200b\u2060', 'Please type a line of news.'],
  ['a bell', 'Ring\u0007', 'News cannot have control characters. Please type it again.'],
])('refuses %s with a sentence', async (_what, text, message) => {
  const refused = await publish(text);
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringContaining(message),
  ]);
  expect(await read()).toEqual([]);
});

test('markup is stored and returned as it was typed', async () => {
  const text = '<b>Half price</b> <img src=x onerror=alert(1)> & "more"';
  expect((await publish(text)).json().text).toBe(text);
  expect(await texts()).toEqual([text]);
});

test('staff and administrators publish, people without a right or from elsewhere do not', async () => {
  const [bea, boss] = [await signUp(run, 'bea'), await signUp(run, 'boss')];
  await owner.call('POST', `/api/breweries/${brewery.id}/staff`, { person: 'bea' });
  const { id } = (await publish('By staff', {}, bea)).json();
  expect((await publish('By the boss', {}, boss)).statusCode).toBe(200);
  expect((await publish('By a fan', {}, fan)).json().code).toBe('auth.forbidden');
  await owner.call('DELETE', `/api/breweries/${brewery.id}/staff/${bea.userId}`);
  const refused = await bea.call('PUT', `/api/news/${id}`, { text: 'Once more' });
  expect(refused.json()).toMatchObject({
    code: 'brewery.lost',
    message: 'You are not on the staff of this brewery any more. Nothing was saved.',
  });
});

test('news goes with its brewery to a new owner', async () => {
  const [boss, next] = [await signUp(run, 'boss'), await signUp(run, 'next')];
  const { id } = (await publish('Still ours')).json();
  await boss.call('PUT', `/api/breweries/${brewery.id}/owner`, { email: next.email });
  const edit = (by: SignedIn) => by.call('PUT', `/api/news/${id}`, { text: 'Now theirs' });
  expect((await edit(owner)).json().code).toBe('brewery.lost');
  expect((await edit(next)).statusCode).toBe(200);
});

test('a closed brewery publishes nothing and shows nothing, and does again once it opens', async () => {
  const boss = await signUp(run, 'boss');
  await favor();
  await publish('We are open');
  const close = (closed: boolean) =>
    boss.call('PUT', `/api/breweries/${brewery.id}/closed`, { closed });
  await close(true);
  expect([await read(), await ofFavorites()]).toEqual([[], []]);
  expect((await publish('Nobody reads this')).json()).toEqual({
    code: 'brewery.closed',
    message: 'This brewery is closed.',
  });
  await close(false);
  expect(await texts()).toEqual(['We are open']);
});

test('a line stays when the account of its author is deleted', async () => {
  const bea = await signUp(run, 'bea');
  await owner.call('POST', `/api/breweries/${brewery.id}/staff`, { person: 'bea' });
  const picture = await bea.upload();
  await publish('From Bea', { picture }, bea);
  await bea.call('DELETE', `/api/users/${bea.userId}`);
  expect(await read()).toMatchObject([{ text: 'From Bea', picture }]);
  expect((await owner.call('GET', picture)).statusCode).toBe(200);
  const rows = await run.deps.db.selectFrom('brewery_news').select('userId').execute();
  expect(rows).toEqual([{ userId: null }]);
});

test('the news of favorites is newest first, and at most 20 lines', async () => {
  const lines = [];
  for (let number = 0; number < 11; number += 1) {
    const { id } = await addBrewery(run, { ownerId: owner.userId });
    await favor(id);
    for (const text of [`${number} first`, `${number} second`]) {
      run.passTime(1000);
      lines.unshift(text);
      await owner.call('POST', `/api/breweries/${id}/news`, { text });
    }
  }
  await publish('Of a brewery that is no favorite');
  const listed = (await ofFavorites()).map(({ text }: { text: string }) => text);
  expect(listed).toEqual(lines.slice(0, 20));
});

test('an unknown brewery has no news', async () => {
  expect(await read('/api/breweries/unknown/news')).toMatchObject({ code: 'brewery.notFound' });
});
