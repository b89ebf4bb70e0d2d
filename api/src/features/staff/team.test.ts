import { INVITATION_LIFETIME_MS, OWNERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { codeFor, Person, PORTRAIT, signUp } from '../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

const GUEST = 'guest@elsewhere.example';

let run: TestApp;
let boss: SignedIn;
let olga: SignedIn;
let bea: SignedIn;
let cat: SignedIn;
let path: string;

beforeEach(async () => {
  const registration = { registration: 'invite' as const, domains: ['people.example'] };
  const config = { adminEmails: ['boss@people.example'], publicUrl: 'https://beer.example' };
  run = await buildTestApp({ config });
  [boss, olga, bea, cat] = [
    await signUp(run, 'boss'),
    await signUp(run, 'olga'),
    await signUp(run, 'bea'),
    await signUp(run, 'cat'),
  ];
  Object.assign(run.deps.config.registration, registration);
  const { id } = await addBrewery(run, { name: 'Porch Light', ownerId: olga.userId });
  path = `/api/breweries/${id}`;
});

const add = (person: string, role = 'owner', by = olga) =>
  by.call('POST', `${path}/staff`, { person, role });
const remove = ({ userId }: SignedIn, by = olga) => by.call('DELETE', `${path}/staff/${userId}`);
const invite = (email: string, role = 'staff', by = olga) =>
  by.call('POST', `${path}/invitations`, { email, role });
const teamOf = async (by = olga) => (await by.call('GET', `${path}/team`)).json();
const ownerOf = async () => (await boss.call('GET', path)).json().ownerId;
const rename = (by: Person, hours: string) => by.call('PUT', path, { hours, phone: hours });

/** Signs an address up, as the person who got an invitation. */
async function accept(email: string, username: string) {
  const person = new Person(run.app);
  await person.call('POST', '/api/auth/send-code', { email });
  await person.call('POST', '/api/auth/verify-code', { email, code: codeFor(run, email) });
  const made = await person.call('POST', '/api/auth/complete-profile', {
    ...{ email, username, profileImageUrl: PORTRAIT },
  });
  return { person, made };
}

test('two owners have the same rights; the first one of them is the documented owner', async () => {
  expect((await add('bea')).json()).toMatchObject({ username: 'bea' });
  expect(run.mailbox.at(-1)).toMatchObject({
    to: bea.email,
    subject: 'You are an owner of Porch Light on Hoptrail',
    text: expect.stringContaining('olga made you an owner of Porch Light on Hoptrail.'),
  });
  expect((await rename(bea, 'Daily')).statusCode).toBe(200);
  expect((await rename(olga, 'Always')).statusCode).toBe(200);
  expect(await teamOf(bea)).toMatchObject({
    owners: [{ username: 'olga' }, { username: 'bea', addedAt: '2026-05-01T12:00:00.000Z' }],
    staff: [],
    invitations: [],
  });
  expect(await ownerOf()).toBe(olga.userId);
  const [entry] = (await boss.call('GET', '/api/admin/history?kind=brewery'))
    .json()
    .entries.slice(-1);
  expect(entry.changes).toEqual([{ field: 'owner', before: 'olga', after: 'olga, bea' }]);
  expect((await add('bea')).json()).toMatchObject({ code: 'staff.isOwner' });
});

test('an owner who leaves or is removed passes the brewery to the other one', async () => {
  await add('bea');
  expect((await remove(olga)).statusCode).toBe(200);
  expect(await ownerOf()).toBe(bea.userId);
  expect((await olga.call('GET', `/api/users/${olga.userId}/lost-breweries`)).json()).toEqual([]);
  expect((await rename(olga, 'Never')).json().code).toBe('brewery.lost');

  await add('olga', 'owner', bea);
  expect((await remove(bea, olga)).statusCode).toBe(200);
  expect(run.mailbox.at(-1)).toMatchObject({
    to: bea.email,
    subject: 'You are not an owner of Porch Light any more',
    text: expect.stringContaining('olga removed you'),
  });
  const notices = await bea.call('GET', `/api/users/${bea.userId}/lost-breweries`);
  expect(notices.json()).toMatchObject([{ name: 'Porch Light', hasOwner: true }]);
  const refused = await rename(bea, 'Never');
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      code: 'brewery.lost',
      message: 'This brewery belongs to somebody else now. Nothing was saved.',
    },
  ]);
});

test('the last owner cannot leave, also when two leave at once', async () => {
  const alone = await remove(olga);
  expect([alone.statusCode, alone.json()]).toEqual([
    409,
    {
      code: 'staff.lastOwner',
      message:
        'Nobody else owns this brewery. Add another owner first, or ask an administrator to take the page back.',
    },
  ]);
  await add('bea');
  const both = await Promise.all([remove(olga), remove(bea, bea)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await teamOf(boss)).owners).toHaveLength(1);
});

test('the account of an owner passes the brewery on when it is deleted', async () => {
  await add('bea');
  expect((await olga.call('DELETE', `/api/users/${olga.userId}`)).statusCode).toBe(200);
  expect(await ownerOf()).toBe(bea.userId);
  expect((await teamOf(bea)).owners).toMatchObject([{ username: 'bea' }]);
  await bea.call('DELETE', `/api/users/${bea.userId}`);
  expect(await ownerOf()).toBeNull();
});

test('a transfer replaces all owners, and nobody removes all', async () => {
  await add('bea');
  await boss.call('PUT', `${path}/owner`, { email: cat.email });
  expect((await teamOf(cat)).owners).toMatchObject([{ username: 'cat' }]);
  const lost = run.mailbox.filter(({ subject }) => /another owner/.test(subject));
  expect(lost.map(({ to }) => to).toSorted()).toEqual([bea.email, olga.email]);
  await add('bea', 'owner', cat);
  await boss.call('PUT', `${path}/owner`, { email: null });
  expect(await ownerOf()).toBeNull();
  expect((await rename(bea, 'Never')).json().code).toBe('brewery.lost');
});

test('somebody of the staff becomes an owner', async () => {
  await add('bea', 'staff');
  expect((await add('bea', 'owner')).statusCode).toBe(200);
  expect(await teamOf()).toMatchObject({
    owners: [{ username: 'olga' }, { username: 'bea' }],
    staff: [],
  });
});

test.each([
  ['owner', { canEdit: true, isStaff: false }],
  ['staff', { canEdit: false, isStaff: true }],
] as const)('an invited address signs up once and is %s then', async (role, viewer) => {
  const invited = await invite(` ${GUEST.toUpperCase()} `, role);
  expect(invited.json()).toMatchObject({
    ...{ email: GUEST, role, isExpired: false },
    expiresAt: '2026-05-15T12:00:00.000Z',
  });
  const mail = run.mailbox.at(-1);
  expect(mail).toMatchObject({
    to: GUEST,
    subject: 'You are invited to the team of Porch Light on Hoptrail',
  });
  expect(mail?.text).toContain('https://beer.example/welcome');
  expect(await teamOf()).toMatchObject({ invitations: [{ email: GUEST, role }] });
  expect((await invite(GUEST, role)).json().code).toBe('invitation.exists');

  const { person, made } = await accept(GUEST, 'gus');
  expect(made.statusCode).toBe(200);
  expect((await person.call('GET', path)).json().viewer).toEqual(viewer);
  expect((await teamOf()).invitations).toEqual([]);
  const again = await accept(GUEST, 'gus2');
  expect([again.made.statusCode, again.made.json().message]).toEqual([
    401,
    expect.stringMatching(/\w/),
  ]);
  expect((await invite(GUEST)).json()).toMatchObject({ code: 'invitation.hasAccount' });
  const history = (await olga.call('GET', `${path}/history`)).json().entries;
  expect(history).toHaveLength(2);
  expect(JSON.stringify(history)).not.toContain('guest@');
});

test('a withdrawn or expired invitation brings no place and lets nobody sign up', async () => {
  const { id } = (await invite(GUEST)).json();
  const withdraw = () => olga.call('DELETE', `${path}/invitations/${id}`);
  expect((await withdraw()).json()).toEqual({ message: 'Invitation withdrawn' });
  expect((await withdraw()).json().code).toBe('invitation.notFound');
  expect((await accept(GUEST, 'gus')).made.statusCode).not.toBe(200);

  await invite(GUEST);
  run.passTime(INVITATION_LIFETIME_MS);
  expect((await teamOf()).invitations).toMatchObject([{ isExpired: true }]);
  expect((await accept(GUEST, 'gus')).made.statusCode).not.toBe(200);
  expect((await invite(GUEST, 'owner')).statusCode).toBe(200);
  expect((await teamOf()).invitations).toMatchObject([{ isExpired: false, role: 'owner' }]);
});

test('one invitation brings places at two breweries, and stays when one of them is withdrawn', async () => {
  const second = await addBrewery(run, { name: 'Second Porch', ownerId: bea.userId });
  const there = `/api/breweries/${second.id}`;
  await invite(GUEST);
  const other = { email: GUEST, role: 'owner' };
  const { id } = (await bea.call('POST', `${there}/invitations`, other)).json();
  expect((await boss.call('GET', '/api/admin/invitations')).json().invitations).toHaveLength(1);
  expect((await olga.call('DELETE', `${path}/invitations/${id}`)).statusCode).toBe(200);
  const { person } = await accept(GUEST, 'gus');
  expect((await person.call('GET', there)).json().viewer.canEdit).toBe(true);
  expect((await person.call('GET', path)).json().viewer.isStaff).toBe(false);
});

test('keeps the invitation of an administrator when a place is withdrawn', async () => {
  await boss.call('POST', '/api/admin/invitations', { email: GUEST });
  const { id } = (await invite(GUEST)).json();
  await olga.call('DELETE', `${path}/invitations/${id}`);
  expect((await accept(GUEST, 'gus')).made.statusCode).toBe(200);
  expect((await teamOf()).staff).toEqual([]);
});

test('whom a former owner invited has no place any more', async () => {
  await invite(GUEST, 'owner');
  await boss.call('PUT', `${path}/owner`, { email: bea.email });
  expect((await teamOf(bea)).invitations).toEqual([]);
  expect((await accept(GUEST, 'gus')).made.statusCode).not.toBe(200);
  await add('olga', 'owner', bea);
  await invite(GUEST, 'owner');
  await remove(olga, bea);
  expect((await teamOf(bea)).invitations).toEqual([]);
});

test('refuses more people than a team has places, invited ones included', async () => {
  const { db } = run.deps;
  const others = Array.from({ length: OWNERS_PER_BREWERY - 2 }, () => makeUser());
  await db.insertInto('users').values(others).execute();
  const breweryId = path.split('/').at(-1) ?? '';
  const rows = others.map(({ id }) => ({
    ...{ id: `ownership-${id}`.slice(0, 47), userId: id, breweryId },
    createdAt: '2026-05-01T12:00:00.000Z',
  }));
  await db.insertInto('brewery_ownerships').values(rows).execute();
  expect((await invite(GUEST, 'owner')).statusCode).toBe(200);
  expect((await invite('more@elsewhere.example', 'owner')).json().code).toBe('staff.ownersFull');
  expect((await add('bea')).statusCode).toBe(200);
  // The last place went to somebody else: the address signs up without it.
  const { made } = await accept(GUEST, 'gus');
  expect(made.statusCode).toBe(200);
  expect((await teamOf()).owners).toHaveLength(OWNERS_PER_BREWERY);
  expect((await add('gus')).json().code).toBe('staff.ownersFull');
});

test('invites nobody while no new accounts are made', async () => {
  Object.assign(run.deps.config.registration, { registration: 'closed' });
  expect((await invite(GUEST)).json()).toEqual({
    code: 'invitation.closed',
    message: 'No new accounts are made here, so only people who have one can be added.',
  });
});

test.each([
  ['replace', { canEdit: true, isStaff: false }, ['bea'], 'Porch Light is yours on Hoptrail'],
  [
    'coOwner',
    { canEdit: true, isStaff: false },
    ['olga', 'bea'],
    'Porch Light is yours on Hoptrail',
  ],
  [
    'staff',
    { canEdit: false, isStaff: true },
    ['olga'],
    'You are on the staff of Porch Light on Hoptrail',
  ],
] as const)('a claim is approved as %s', async (grant, viewer, owners, subject) => {
  const fields = { role: 'Brewer', proof: 'Call the taproom.', contact: '(405) 555-0142' };
  await bea.call('POST', `${path}/claims`, fields);
  const [claim] = (await boss.call('GET', '/api/admin/claims')).json().claims;
  const decision = { decision: 'approve', grant, reason: '' };
  const decided = await boss.call('PUT', `/api/admin/claims/${claim.id}`, decision);
  expect(decided.json()).toEqual({ message: 'Claim approved' });
  expect((await bea.call('GET', path)).json().viewer).toEqual(viewer);
  const team = await teamOf(boss);
  expect(team.owners.map(({ username }: { username: string }) => username)).toEqual(owners);
  expect(run.mailbox.at(-1)).toMatchObject({ to: bea.email, subject });
});
