import { beforeEach, expect, test } from 'vitest';
import { countWrongCounters, updateCountersFromRows } from '../../../ops/doctor/doctor.repo.ts';
import { listOf, mark, openTap } from '../../../testing/beers-had.ts';
import { signUp } from '../../../testing/person.ts';
import { removeUser } from '../../users/delete-user.ts';

let tap: Awaited<ReturnType<typeof openTap>>;

beforeEach(async () => {
  tap = await openTap();
});

test('a rating, a line of text and sharing are changed each alone', async () => {
  const { ada, breweryId, stout } = tap;
  await mark(ada, stout, { rating: 3.75 });
  const noted = await mark(ada, stout, { notes: '  Cocoa and smoke \u{1f37a} ' });
  expect(noted.json()).toMatchObject({ rating: 3.75, notes: 'Cocoa and smoke \u{1f37a}' });
  const { id } = noted.json();
  const shared = await ada.call('PUT', `/api/beers/had/${id}`, { isShared: true });
  expect(shared.json()).toMatchObject({ rating: 3.75, isShared: true });
  const cleared = await ada.call('PUT', `/api/beers/had/${id}`, { rating: null, notes: ' ' });
  expect(cleared.json()).toMatchObject({ rating: null, notes: null, isShared: true });
  const marks = await ada.call('GET', `/api/beers/had/marks?breweryId=${breweryId}`);
  expect(marks.json()).toMatchObject([{ id, beerId: stout, rating: null, isShared: true }]);
  const input = encodeURIComponent(JSON.stringify({ beerIds: [stout, 'unknown'] }));
  const overRpc = await ada.call('GET', `/trpc/beers.had.marks?input=${input}`);
  expect(overRpc.json().result.data).toEqual(marks.json());
  expect((await ada.call('GET', '/api/beers/had/marks')).statusCode).toBe(400);
});

const steps = 'Please rate from 0.25 to 5 in steps of 0.25.';
const oneLine =
  'Words about a beer are one line, without control characters. Please type them again.';

test.each([
  [{ rating: 5.1 }, steps],
  [{ rating: 5.25 }, steps],
  [{ rating: 0 }, steps],
  [{ rating: 3.7 }, steps],
  [{ rating: '4' }, steps],
  [{ notes: 'two\nlines' }, oneLine],
  [{ notes: 'bell \u0007' }, oneLine],
  [{ notes: 'back\u202ewards' }, oneLine],
  [{ notes: 'a'.repeat(201) }, 'Words about a beer have at most 200 characters.'],
])('refuses %j with a sentence and keeps what was', async (wrong, message) => {
  const { ada, stout } = tap;
  await mark(ada, stout, { rating: 4, notes: 'before' });
  const refused = await mark(ada, stout, wrong);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toContain(message);
  expect(await listOf(ada)).toMatchObject([{ rating: 4, notes: 'before' }]);
});

test('three ratings make a mean, which the tap list and the finder have, best first', async () => {
  const { run, owner, ada, breweryId, addBeer, stout } = tap;
  const onTap = async () =>
    (await ada.call('GET', `/api/breweries/${breweryId}/beers`))
      .json()
      .find(({ id }: { id: string }) => id === stout);
  const came = await addBeer({ beerName: 'Came Rated', beerStyle: 'Stout', rating: '4.10' });
  const people = [ada, owner, await signUp(run, 'eve'), await signUp(run, 'joe')] as const;
  const [, second, third, fourth] = people;
  await mark(ada, stout, { rating: 5, isShared: true });
  await mark(second, stout, { rating: 4.25, isShared: true });
  await mark(fourth, stout);
  expect(await onTap()).toMatchObject({ rating: null, ratedBy: null });
  await mark(third, stout, { rating: 4.5, isShared: true });
  expect(await onTap()).toMatchObject({ rating: '4.58', ratedBy: 3 });
  const search = { beerStyles: ['Stout'], userLatitude: 35.4676, userLongitude: -97.5164 };
  const found = await ada.call('POST', '/api/beer-finder/search', search);
  expect(found.json().recommendations).toMatchObject([
    { id: stout, rating: '4.58', ratedBy: 3 },
    { id: came, rating: '4.10', ratedBy: null },
  ]);
  await mark(third, stout, { rating: 0.25 });
  await mark(fourth, stout, { rating: 1, isShared: true });
  expect(await onTap()).toMatchObject({ rating: '2.63', ratedBy: 4 });
  // An owner's edit does not change the mean, even if the form showed an older one.
  const edit = { ibu: 40, basedOn: { ibu: 28, rating: '1.00', ratedBy: 9 } };
  const edited = await owner.call('PUT', `/api/beers/${stout}`, edit);
  expect(edited.json()).toMatchObject({ ibu: 40, rating: '2.63', ratedBy: 4 });
  await fourth.call('DELETE', `/api/users/${fourth.userId}`);
  expect(await onTap()).toMatchObject({ rating: '3.17', ratedBy: 3 });
  await ada.call('DELETE', `/api/beers/${stout}/had`);
  expect(await onTap()).toMatchObject({ rating: null, ratedBy: null });
  const sums = run.deps.db.selectFrom('beer_recommendations').select(['ratedBy', 'ratingTotal']);
  expect(await sums.where('id', '=', stout).execute()).toEqual([{ ratedBy: 2, ratingTotal: 4.5 }]);
});

test('a rating counts in what others see only while it is shared, so no difference names it', async () => {
  const { run, owner, ada, breweryId, stout } = tap;
  const seen = async () => {
    const beers = (await run.app.inject(`/api/breweries/${breweryId}/beers`)).json();
    const { rating, ratedBy } = beers.find(({ id }: { id: string }) => id === stout);
    const search = { beerStyles: ['Stout'], userLatitude: 35.4676, userLongitude: -97.5164 };
    const found = await owner.call('POST', '/api/beer-finder/search', search);
    expect(found.json().recommendations).toMatchObject([{ id: stout, rating, ratedBy }]);
    const stored = run.deps.db.selectFrom('beer_recommendations').where('id', '=', stout);
    return { rating, ...(await stored.select(['ratedBy', 'ratingTotal']).executeTakeFirst()) };
  };
  for (const name of ['eve', 'joe', 'kim']) {
    await mark(await signUp(run, name), stout, { rating: 4, isShared: true });
  }
  const without = { rating: '4.00', ratedBy: 3, ratingTotal: 12 };
  const withIt = { rating: '3.25', ratedBy: 4, ratingTotal: 13 };
  const visit = await ada.call('POST', '/api/checkins', { userId: ada.userId, breweryId });
  await mark(ada, stout, { rating: 1 });
  expect(await seen()).toEqual(without);
  await mark(ada, stout, { isShared: true });
  expect(await seen()).toEqual(withIt);
  await mark(ada, stout, { isShared: false });
  expect(await seen()).toEqual(without);
  await mark(ada, stout, { rating: 2 });
  expect(await seen()).toEqual(without);
  await mark(ada, stout, { rating: 1, isShared: true });
  expect(await seen()).toEqual(withIt);
  // A private check-in hides its ratings too, shared or not.
  const path = `/api/checkins/${visit.json().id}`;
  await ada.call('PUT', path, { onlyForMe: true });
  expect(await seen()).toEqual(without);
  await mark(ada, stout, { rating: 2 });
  await mark(ada, stout, { rating: 1 });
  expect(await seen()).toEqual(without);
  await ada.call('PUT', path, { onlyForMe: false });
  expect(await seen()).toEqual(withIt);
  await ada.call('PUT', path, { onlyForMe: true });
  await ada.call('DELETE', `/api/beers/${stout}/had`);
  expect(await seen()).toEqual(without);
  await ada.call('PUT', path, { onlyForMe: false });
  await mark(ada, stout, { rating: 1, isShared: true });
  expect(await seen()).toEqual(withIt);
  await ada.call('PUT', path, { onlyForMe: true });
  await ada.call('DELETE', `/api/users/${ada.userId}`);
  expect(await seen()).toEqual(without);
});

test('ratings of a suspended person count in no mean, and count again once they are back', async () => {
  const { run, owner, ada, breweryId, stout } = tap;
  const people = [await signUp(run, 'eve'), await signUp(run, 'joe'), await signUp(run, 'kim')];
  for (const one of people) await mark(one, stout, { rating: 4, isShared: true });
  await mark(ada, stout, { rating: 1, isShared: true });
  const { db } = run.deps;
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', owner.userId).execute();
  const path = `/api/admin/people/${ada.userId}/suspension`;
  const seen = async () => {
    const [onTap] = (await owner.call('GET', `/api/breweries/${breweryId}/beers`)).json();
    const { beer } = (await owner.call('GET', `/api/beers/${stout}`)).json();
    const { ratings } = (await owner.call('GET', `/api/beers/${stout}/ratings`)).json();
    return [onTap.rating, onTap.ratedBy, beer.rating, ratings.length];
  };
  const withAda = ['3.25', 4, '3.25', 4];
  expect(await seen()).toEqual(withAda);
  for (const reason of ['Rates without tasting.', 'Another reason.']) {
    expect((await owner.call('PUT', path, { reason })).statusCode).toBe(200);
    expect(await seen()).toEqual(['4.00', 3, '4.00', 3]);
  }
  expect(await countWrongCounters(db)).toEqual({});
  await updateCountersFromRows(db, new Date());
  expect(await seen()).toEqual(['4.00', 3, '4.00', 3]);
  for (let times = 0; times < 2; times += 1) {
    expect((await owner.call('DELETE', path)).statusCode).toBe(200);
    expect(await seen()).toEqual(withAda);
  }
  await owner.call('PUT', path, { reason: 'Once more.' });
  await removeUser(run.deps, ada.userId);
  expect(await seen()).toEqual(['4.00', 3, '4.00', 3]);
  expect(await countWrongCounters(db)).toEqual({});
});

test('others see a rating only while it is shared, and nothing of a visit only for oneself', async () => {
  const { owner, ada, breweryId, stout } = tap;
  const shared = async () =>
    (await owner.call('GET', `/api/beers/${stout}/ratings?limit=10`)).json().ratings;
  const checkin = (
    await ada.call('POST', '/api/checkins', { userId: ada.userId, breweryId })
  ).json();
  await mark(ada, stout, { rating: 4.5, notes: 'Velvet' });
  expect(await shared()).toEqual([]);
  await mark(ada, stout, { isShared: true });
  expect(await shared()).toEqual([
    {
      id: expect.any(String),
      username: 'ada',
      profileImage: expect.any(String),
      rating: 4.5,
      notes: 'Velvet',
    },
  ]);
  await ada.call('PUT', `/api/checkins/${checkin.id}`, { onlyForMe: true });
  expect(await shared()).toEqual([]);
  await ada.call('PUT', `/api/checkins/${checkin.id}`, { onlyForMe: false });
  expect(await shared()).toHaveLength(1);
  await mark(ada, stout, { isShared: false });
  expect(await shared()).toEqual([]);
});

test('shared ratings come in pages, newest first', async () => {
  const { run, ada, stout } = tap;
  for (const name of ['eve', 'joe', 'kim']) {
    run.passTime(1000);
    await mark(await signUp(run, name), stout, { rating: 4, isShared: true });
  }
  const path = `/api/beers/${stout}/ratings?limit=2`;
  const first = (await ada.call('GET', path)).json();
  expect(first.ratings.map((one: { username: string }) => one.username)).toEqual(['kim', 'joe']);
  const rest = (await ada.call('GET', `${path}&cursor=${first.nextCursor}`)).json();
  expect(rest).toMatchObject({ ratings: [{ username: 'eve' }], nextCursor: null });
});
