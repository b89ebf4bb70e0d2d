import { UNDO_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { type Person, signUp } from '../../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let boss: SignedIn;
let olga: SignedIn;
let bea: SignedIn;
let id: string;
let path: string;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  [boss, olga, bea] = [
    await signUp(run, 'boss'),
    await signUp(run, 'olga'),
    await signUp(run, 'bea'),
  ];
  ({ id } = await addBrewery(run, {
    name: 'Porch Light',
    ownerId: olga.userId,
    hours: 'By the lamp',
    phone: '1',
    policies: null,
    socialLinks: '{"website":"https://porch.example","x":"https://x.com/porch"}',
  }));
  path = `/api/breweries/${id}`;
  const person = { person: bea.email };
  expect((await olga.call('POST', `${path}/staff`, person)).statusCode).toBe(200);
});

const undo = (by: Person, seq: number, choice: object = {}) =>
  by.call('POST', '/api/history/undo', { seq, ...choice });
const entries = async (by: Person = boss) =>
  (await by.call('GET', by === boss ? '/api/admin/history' : `${path}/history`)).json().entries;
const newest = async () => (await entries())[0];
const stored = async () => (await boss.call('GET', path)).json();
const special = {
  event: 'Barrel Night',
  details: 'Six barrels.',
  date: '2026-06-01',
  time: '6 PM',
  company: 'Porch Light',
};
const weekly = {
  brewery: 'Porch Light',
  title: 'Quiz',
  day: 'monday',
  time: '7 PM',
  details: 'Six rounds.',
};

/** Adds an event or a beer with a picture or a mark, and deletes it. */
const deletions = {
  'special event': async () => {
    const logo = await olga.upload();
    const made = await olga.call('POST', '/api/special-events', {
      ...special,
      breweryId: id,
      logo,
    });
    const at = `/api/special-events/${made.json().id}`;
    const before = (await olga.call('GET', at)).json();
    const read = async () => (await olga.call('GET', at)).json();
    return { before, read, gone: await olga.call('DELETE', at) };
  },
  'weekly event': async () => {
    const eventPhoto = await olga.upload();
    await olga.call('POST', '/api/weekly-events', { ...weekly, breweryId: id, eventPhoto });
    const read = async () => (await olga.call('GET', '/api/weekly-events/monday')).json()[0];
    const before = await read();
    return { before, read, gone: await olga.call('DELETE', `/api/weekly-events/${before.id}`) };
  },
  beer: async () => {
    const facts = { beerName: 'Wool Sock', beerStyle: 'Stout', tapNumber: 4, isLastKeg: true };
    await olga.call('POST', `${path}/beers`, facts);
    const read = async () => {
      const { lastUpdated: _, ...beer } = (await olga.call('GET', `${path}/beers`)).json()[0];
      return beer;
    };
    const before = await read();
    return { before, read, gone: await olga.call('DELETE', `/api/beers/${before.id}`) };
  },
  'line of news': async () => {
    const picture = await olga.upload();
    const sent = { text: 'The plum sour is on.', picture };
    const before = (await olga.call('POST', `${path}/news`, sent)).json();
    const read = async () => (await olga.call('GET', `${path}/news`)).json()[0];
    return { before, read, gone: await olga.call('DELETE', `/api/news/${before.id}`) };
  },
  episode: async () => {
    const episode = {
      ...{ episodeNumber: 1, title: 'Kettles', guest: 'June', business: 'Porch Light' },
      ...{ spotifyUrl: 'https://podcast.example/1', image: '', releaseDate: '2026-05-01' },
    };
    await boss.call('POST', '/api/podcast-episodes', episode);
    const read = async () => (await boss.call('GET', '/api/podcast-episodes')).json()[0];
    const before = await read();
    return { before, read, gone: await boss.call('DELETE', `/api/podcast-episodes/${before.id}`) };
  },
} as const;

test.each(Object.entries(deletions))(
  'a deleted %s comes back as it was, once',
  async (_kind, remove) => {
    const { before, read, gone } = await remove();
    expect(gone.json()).toEqual({ message: expect.any(String), change: expect.any(Number) });
    const { change } = gone.json();
    expect(await newest()).toMatchObject({ seq: change, verb: 'deleted', canUndo: true });
    const by = before.business ? boss : olga;
    const both = await Promise.all([undo(by, change), undo(by, change)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const late = both.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toEqual({
      code: 'history.undone',
      message: 'This change was undone already.',
    });
    expect(await read()).toEqual(before);
    const [restored, deleted] = await entries();
    expect([restored.verb, deleted.canUndo, deleted.isUndone]).toEqual(['restored', false, true]);
  },
);

test('a restored event is no longer cancelled in calendars, and newer than its cancellation', async () => {
  const { before, gone } = await deletions['special event']();
  await undo(olga, gone.json().change);
  const { db } = run.deps;
  expect(await db.selectFrom('cancelled_events').select('id').execute()).toEqual([]);
  const row = await db.selectFrom('special_events').select('sequence').where('id', '=', before.id);
  expect((await row.executeTakeFirst())?.sequence).toBe(2);
});

test('people have a restored beer in their list again, and their ratings count', async () => {
  await olga.call('POST', `${path}/beers`, { beerName: 'Wool Sock', beerStyle: 'Stout' });
  const [beer] = (await olga.call('GET', `${path}/beers`)).json();
  for (const person of [boss, olga, bea]) {
    await person.call('PUT', `/api/beers/${beer.id}/had`, {});
  }
  const { db } = run.deps;
  await db.updateTable('beers_had').set({ rating: 4, isShared: 1 }).execute();
  await db.updateTable('beer_recommendations').set({ ratedBy: 3, ratingTotal: 12 }).execute();
  const { change } = (await olga.call('DELETE', `/api/beers/${beer.id}`)).json();
  await undo(olga, change);
  const marks = await db.selectFrom('beers_had').select('beerId').execute();
  expect(marks).toEqual(Array.from({ length: 3 }, () => ({ beerId: beer.id })));
  const [again] = (await olga.call('GET', `${path}/beers`)).json();
  expect([again.rating, again.ratedBy]).toEqual(['4.00', 3]);
});

test('a change of a page is put back field by field, and the undo can be undone', async () => {
  const links = { website: null };
  const openingHours = {
    days: Array.from({ length: 7 }, () => [{ opens: '12:00', closes: '22:00' }]),
  };
  const changed = await olga.call('PUT', path, { phone: '2', socialLinks: links, openingHours });
  expect(changed.statusCode, changed.body).toBe(200);
  const { seq } = await newest();
  expect((await undo(olga, seq)).json()).toEqual({ message: 'Undone' });
  expect(await stored()).toMatchObject({
    ...{ phone: '1', hours: 'By the lamp', openingHours: null },
    socialLinks: { website: 'https://porch.example', x: 'https://x.com/porch' },
  });
  const again = await newest();
  expect(again).toMatchObject({ verb: 'changed', actor: { username: 'olga' }, canUndo: true });
  expect((await undo(olga, again.seq)).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ phone: '2', openingHours });
});

test('a field that changed again since is a conflict, until the person has seen it', async () => {
  await olga.call('PUT', path, { phone: '2', policies: 'No kettles.' });
  const { seq } = await newest();
  await boss.call('PUT', path, { phone: '3' });
  const refused = await undo(olga, seq);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { code: 'edit.conflict', message: expect.any(String), current: { phone: '3' } },
  ]);
  expect(await stored()).toMatchObject({ phone: '3', policies: 'No kettles.' });

  await boss.call('PUT', path, { phone: '4' });
  const stale = await undo(olga, seq, { basedOn: { phone: '3' } });
  expect(stale.json()).toMatchObject({ code: 'edit.conflict', current: { phone: '4' } });
  const chosen = await undo(olga, seq, { basedOn: { phone: '4' }, fields: ['policies'] });
  expect(chosen.statusCode).toBe(200);
  expect(await stored()).toMatchObject({ phone: '4', policies: null });
});

test('an owner undoes their own changes of 30 days, an administrator any', async () => {
  await olga.call('PUT', path, { phone: '2' });
  const own = (await newest()).seq;
  await boss.call('PUT', path, { policies: 'Mine.' });
  const other = (await newest()).seq;
  const seen = (await entries(olga)).map(({ canUndo }: { canUndo: boolean }) => canUndo);
  expect(seen.slice(0, 2)).toEqual([false, true]);
  expect((await undo(olga, other)).json().code).toBe('auth.forbidden');
  await bea.call('PUT', path, { hours: 'Always' });
  const ofStaff = (await newest()).seq;
  expect((await undo(olga, ofStaff)).json().code).toBe('auth.forbidden');
  expect((await undo(bea, ofStaff)).statusCode).toBe(200);
  expect((await stored()).hours).toBe('By the lamp');

  const { db, clock } = run.deps;
  const createdAt = new Date(clock.now().getTime() - UNDO_MS - 1000).toISOString();
  await db.updateTable('audit_entries').set({ createdAt }).execute();
  expect((await undo(boss, other)).statusCode).toBe(200);
  expect((await entries(olga)).at(-1).canUndo).toBe(false);
  expect((await undo(olga, own)).json()).toEqual({
    code: 'history.cannotUndo',
    message: 'Only changes of the last 30 days can be undone. Please ask an administrator.',
  });
  expect((await undo(boss, own)).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ phone: '1', policies: null });
});

test('who lost the brewery undoes nothing there', async () => {
  await olga.call('PUT', path, { phone: '2' });
  const changed = (await newest()).seq;
  const { gone } = await deletions['special event']();
  await boss.call('PUT', `${path}/owner`, { email: null });
  for (const seq of [changed, gone.json().change]) {
    expect((await undo(olga, seq)).json()).toEqual({
      code: 'brewery.lost',
      message: 'This brewery is not yours any more. Nothing was saved.',
    });
  }
  expect((await stored()).phone).toBe('2');
});

test('refuses what cannot be undone with a sentence', async () => {
  expect((await undo(olga, 987_654)).json().code).toBe('history.notFound');
  const gift = (await entries()).find(({ kind }: { kind: string }) => kind === 'staff');
  expect(gift.canUndo).toBe(false);
  expect((await undo(olga, gift.seq)).json()).toEqual({
    code: 'history.cannotUndo',
    message: 'This change cannot be undone.',
  });
  await olga.call('POST', `${path}/beers`, { beerName: 'Wool Sock', beerStyle: 'Stout' });
  const [beer] = (await olga.call('GET', `${path}/beers`)).json();
  await olga.call('PUT', `/api/beers/${beer.id}`, { beerStyle: 'Porter' });
  const change = (await newest()).seq;
  await olga.call('DELETE', `/api/beers/${beer.id}`);
  expect((await undo(olga, change)).json().code).toBe('beer.notFound');
  await olga.call('POST', `${path}/beers`, { beerName: 'wool sock', beerStyle: 'Stout' });
  const { seq } = (await entries())[1];
  expect((await undo(olga, seq)).json().code).toBe('beer.exists');
});

test('a picture that was deleted meanwhile is left out', async () => {
  const { gone, read } = await deletions['special event']();
  await run.deps.db.deleteFrom('uploads').execute();
  expect((await undo(olga, gone.json().change)).statusCode).toBe(200);
  expect(await read()).toMatchObject({ event: 'Barrel Night', logo: null });
});

test('a deleted account is in no value that an undo puts back', async () => {
  const { before, gone } = await deletions['special event']();
  expect(before.ownerId).toBe(olga.userId);
  await olga.call('DELETE', `/api/users/${olga.userId}`);
  const rows = await run.deps.db.selectFrom('undoable_changes').select('stored').execute();
  expect(JSON.stringify(rows)).not.toContain(olga.userId);
  expect((await undo(boss, gone.json().change)).statusCode).toBe(200);
  const event = await boss.call('GET', `/api/special-events/${before.id}`);
  expect(event.json()).toMatchObject({ id: before.id, ownerId: null });
});

test('an administrator moves an event to another brewery and to none, and undoes it', async () => {
  const other = await addBrewery(run, { name: 'Wick & Tallow' });
  const made = await olga.call('POST', '/api/special-events', { ...special, breweryId: id });
  const at = `/api/special-events/${made.json().id}`;
  const host = async () => (await boss.call('GET', at)).json().breweryId;
  expect((await olga.call('PUT', at, { breweryId: null })).json().code).toBe('auth.forbidden');

  expect((await boss.call('PUT', at, { breweryId: other.id })).statusCode).toBe(200);
  const moved = await newest();
  expect(moved.changes).toEqual([{ field: 'host', before: 'Porch Light', after: other.name }]);
  expect((await boss.call('PUT', at, { breweryId: null })).statusCode).toBe(200);
  expect(await host()).toBeNull();
  expect((await undo(boss, (await newest()).seq)).statusCode).toBe(200);
  expect(await host()).toBe(other.id);
  expect((await undo(boss, moved.seq)).statusCode).toBe(200);
  expect(await host()).toBe(id);
});

test('an administrator undoes the change of a banner, with its picture, link and days', async () => {
  const banner = '/api/global-settings/breweries-banner';
  const settings = async () => (await boss.call('GET', '/api/global-settings')).json();
  const first = {
    bannerImageUrl: await boss.upload(),
    bannerLinkUrl: 'https://porch.example/first',
    bannerUntil: '2026-12-31',
  };
  expect((await boss.call('PUT', banner, first)).statusCode).toBe(200);
  const before = await settings();
  const second = { bannerImageUrl: await boss.upload(), bannerLinkUrl: '', bannerUntil: '' };
  expect((await boss.call('PUT', banner, second)).statusCode).toBe(200);
  const { seq } = await newest();
  expect((await undo(olga, seq)).json().code).toBe('auth.forbidden');
  expect((await undo(boss, seq)).statusCode).toBe(200);
  expect(await settings()).toEqual(before);

  await boss.call('PUT', banner, { ...first, bannerLinkUrl: 'https://porch.example/other' });
  const linked = (await newest()).seq;
  expect((await undo(boss, linked)).statusCode).toBe(200);
  expect(await settings()).toEqual(before);
  expect((await boss.call('PUT', banner, { bannerImageUrl: null })).statusCode).toBe(200);
  expect((await undo(boss, (await newest()).seq)).statusCode).toBe(200);
  expect(await settings()).toEqual(before);
});
