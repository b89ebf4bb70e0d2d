import { STAFF_NAMES_PER_DAY, STAFF_PER_BREWERY } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { signUp } from '../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

const OVER = 'You are not on the staff of this brewery any more. Nothing was saved.';
const OWNERS_ONLY =
  'Only the owners of this brewery can do that. Its staff change the tap list, the hours, the events and the news.';

let run: TestApp;
let boss: SignedIn;
let owner: SignedIn;
let bea: SignedIn;
let path: string;

beforeEach(async () => {
  const config = { adminEmails: ['boss@people.example'], publicUrl: 'https://beer.example' };
  run = await buildTestApp({ config });
  [boss, owner, bea] = [
    await signUp(run, 'boss'),
    await signUp(run, 'olga'),
    await signUp(run, 'bea'),
  ];
  const { id } = await addBrewery(run, {
    name: 'Porch Light',
    ownerId: owner.userId,
    socialLinks: '{"website":"https://porch.example"}',
  });
  path = `/api/breweries/${id}`;
});

const add = (person: string, by = owner) => by.call('POST', `${path}/staff`, { person });
const remove = ({ userId }: SignedIn, by = owner) => by.call('DELETE', `${path}/staff/${userId}`);
const viewerOf = async (person: SignedIn) => (await person.call('GET', path)).json().viewer;
const counts = async (person: SignedIn) => {
  const { ownedBreweries, staffBreweries } = (await person.call('GET', '/api/auth/me')).json().user;
  return [ownedBreweries, staffBreweries];
};

test('an owner adds people by name or address, who learn of it and find the brewery', async () => {
  const cat = await signUp(run, 'cat');
  const member = await add(' @BEA ');
  expect(member.json()).toMatchObject({ id: bea.userId, username: 'bea' });
  run.passTime(1000);
  expect((await add(' Cat@People.example', boss)).statusCode).toBe(200);
  const list = (await owner.call('GET', `${path}/staff`)).json();
  expect(list).toMatchObject([
    { username: 'bea', addedAt: '2026-05-01T12:00:00.000Z' },
    { username: 'cat' },
  ]);
  expect(run.mailbox.at(-2)).toMatchObject({
    to: bea.email,
    subject: 'You are on the staff of Porch Light on Hoptrail',
    text: expect.stringContaining('olga added you to the staff of Porch Light on Hoptrail.'),
  });
  const places = await bea.call('GET', `/api/users/${bea.userId}/staff-breweries`);
  expect(places.json()).toMatchObject([{ name: 'Porch Light' }]);
  expect(await counts(bea)).toEqual([0, 1]);
  expect([await viewerOf(bea), await viewerOf(owner), await viewerOf(boss)]).toEqual([
    { canEdit: false, isStaff: true },
    { canEdit: true, isStaff: false },
    { canEdit: true, isStaff: false },
  ]);
  const history = (await owner.call('GET', `${path}/history`)).json().entries;
  expect(history).toMatchObject([
    { kind: 'staff', verb: 'created', actor: { username: 'boss' }, person: { username: 'cat' } },
    { kind: 'staff', verb: 'created', actor: { username: 'olga' }, person: { username: 'bea' } },
  ]);
  expect((await cat.call('DELETE', `/api/users/${cat.userId}`)).statusCode).toBe(200);
  expect((await owner.call('GET', `${path}/staff`)).json()).toMatchObject([{ username: 'bea' }]);
});

test('staff change the hours, and no other field', async () => {
  await add('bea');
  const whole = (await bea.call('GET', path)).json();
  const always = await bea.call('PUT', path, { ...whole, hours: 'Always' });
  expect([always.statusCode, always.json().hours]).toEqual([200, 'Always']);
  expect((await bea.call('PUT', path, { hours: null })).json().hours).toBeNull();
  for (const changes of [
    { hours: 'Never', name: 'Mine' },
    { logo: '/art/covers/1.svg' },
    { photos: ['/art/photos/1.svg'] },
    { socialLinks: { website: null } },
  ]) {
    const refused = await bea.call('PUT', path, changes);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { code: 'brewery.ownersOnly', message: OWNERS_ONLY },
    ]);
  }
  expect((await owner.call('GET', path)).json()).toMatchObject({
    name: 'Porch Light',
    hours: null,
  });
});

test('who is removed or leaves loses every right at once, and can be added again', async () => {
  await add('bea');
  const weekly = { brewery: 'Porch Light', title: 'Quiz', day: 'monday', time: '7 PM' };
  const event = { ...weekly, details: 'Six rounds.', eventPhoto: await bea.upload() };
  const quiz = await bea.call('POST', '/api/weekly-events', event);
  expect([quiz.statusCode, quiz.json().viewer.canEdit]).toEqual([200, true]);
  expect((await remove(bea)).json()).toEqual({
    message: 'Removed from the staff',
    change: expect.any(Number),
  });
  expect(run.mailbox.at(-1)).toMatchObject({
    to: bea.email,
    subject: 'You are not on the staff of Porch Light any more',
  });
  for (const refused of [
    await bea.call('PUT', path, { hours: 'Never' }),
    await bea.call('GET', `${path}/house-code`),
    await bea.call('PUT', `/api/weekly-events/${quiz.json().id}`, { title: 'Mine' }),
    await remove(bea, bea),
  ]) {
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { code: 'brewery.lost', message: OVER },
    ]);
  }
  const [shown] = (await bea.call('GET', '/api/weekly-events/monday')).json();
  expect(shown.viewer.canEdit).toBe(false);
  expect([await viewerOf(bea), await counts(bea)]).toEqual([
    { canEdit: false, isStaff: false },
    [0, 0],
  ]);
  expect((await remove(bea)).json().code).toBe('staff.notFound');

  await add('bea');
  const mails = run.mailbox.length;
  expect((await remove(bea, bea)).statusCode).toBe(200);
  expect([await counts(bea), run.mailbox.length]).toEqual([[0, 0], mails]);
});

test('staff stay when the owner changes, and an owner is no staff', async () => {
  await add('bea');
  const give = (email: string | null) => boss.call('PUT', `${path}/owner`, { email });
  await give(null);
  expect((await bea.call('PUT', path, { hours: 'Always' })).statusCode).toBe(200);
  await give(bea.email);
  expect([await counts(bea), await viewerOf(bea)]).toEqual([
    [1, 0],
    { canEdit: true, isStaff: false },
  ]);
  expect((await bea.call('GET', `${path}/staff`)).json()).toEqual([]);
  expect((await add('bea', bea)).json().code).toBe('staff.isOwner');
  expect((await add('olga', bea)).statusCode).toBe(200);
  // She lost the brewery and works there again.
  const name = await owner.call('PUT', path, { name: 'Mine' });
  expect(name.json().code).toBe('brewery.ownersOnly');
});

test('refuses unknown and suspended people, one person twice, and too many', async () => {
  const unknown = { message: 'Nobody has an account with this name or address.' };
  expect((await add('nobody@people.example')).json()).toMatchObject(unknown);
  await boss.call('PUT', `/api/admin/people/${bea.userId}/suspension`, { reason: 'Spilled.' });
  expect((await add('bea')).json()).toMatchObject(unknown);
  await boss.call('DELETE', `/api/admin/people/${bea.userId}/suspension`);
  expect((await add('bea')).statusCode).toBe(200);
  expect((await add('BEA')).json()).toEqual({
    code: 'staff.exists',
    message: 'This person is on the staff already.',
  });

  const { db } = run.deps;
  const others = Array.from({ length: STAFF_PER_BREWERY - 2 }, () => makeUser());
  await db.insertInto('users').values(others).execute();
  const breweryId = path.split('/').at(-1) ?? '';
  const rows = others.map(({ id }) => ({
    ...{ breweryId, userId: id, removedAt: null },
    addedAt: '2026-05-01T12:00:00.000Z',
  }));
  await db.insertInto('brewery_staff').values(rows).execute();
  const [dan, eve] = [await signUp(run, 'dan'), await signUp(run, 'eve')];
  const last = await Promise.all([add(dan.email), add(eve.email), add(dan.email, boss)]);
  expect(last.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const codes = last.map((response) => response.json().code);
  expect(codes).toContain('staff.full');

  const tries = Array.from({ length: STAFF_NAMES_PER_DAY }, () => add('nobody'));
  const limited = (await Promise.all(tries)).find(({ statusCode }) => statusCode === 429);
  expect(limited?.json().code).toBe('staff.limit');
  expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(3600);
});

test('of two owners who add a person at once one does, and a deleted account is not added', async () => {
  const both = await Promise.all([add('bea'), add('bea', boss)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(
    run.mailbox.filter(({ to, subject }) => to === bea.email && /staff/.test(subject)),
  ).toHaveLength(1);
  const gone = await Promise.all([remove(bea), remove(bea, boss)]);
  expect(gone.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  const [deleted, added] = await Promise.all([
    bea.call('DELETE', `/api/users/${bea.userId}`),
    add('bea'),
  ]);
  expect([deleted.statusCode, [200, 404].includes(added.statusCode)]).toEqual([200, true]);
  expect((await owner.call('GET', `${path}/staff`)).json()).toEqual([]);
});
