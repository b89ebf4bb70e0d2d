import { DAY_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeUser } from '../../../testing/factories/user.ts';
import { codeFor, Person, signUp } from '../../../testing/person.ts';

const ADMIN = 'admin@people.example';

async function begin() {
  const run = await buildTestApp({ config: { adminEmails: [ADMIN] } });
  return { run, admin: await signUp(run, 'admin'), fan: await signUp(run, 'fan') };
}

async function signIn(run: TestApp, email: string) {
  const person = new Person(run.app);
  await person.call('POST', '/api/auth/send-code', { email });
  const body = { email, code: codeFor(run, email) };
  return { person, response: await person.call('POST', '/api/auth/verify-code', body) };
}

async function peopleFor(admin: Person, query = '') {
  return (await admin.call('GET', `/api/admin/people${query}`)).json();
}

const suspend = (admin: Person, id: string, reason = 'Checked in from the sofa.') =>
  admin.call('PUT', `/api/admin/people/${id}/suspension`, { reason });

test('finds people by username, name and address, page by page', async () => {
  const { run, admin, fan } = await begin();
  const brewery = await addBrewery(run, { name: 'Porch Light Brewing' });
  await admin.call('PUT', `/api/breweries/${brewery.id}/owner`, { email: fan.email });
  const { people } = await peopleFor(admin, '?q=FAN@people');
  expect(people).toHaveLength(1);
  expect(people[0]).toMatchObject({
    id: fan.userId,
    email: fan.email,
    role: 'user',
    breweries: [{ id: brewery.id, name: 'Porch Light Brewing' }],
    sessions: 1,
    suspension: null,
    viewer: { canSuspend: true },
  });
  const june = makeUser({ username: 'june', name: 'June Castellano', createdAt: old });
  await run.deps.db.insertInto('users').values(june).execute();
  expect((await peopleFor(admin, '?q=castel')).people).toMatchObject([{ id: june.id }]);
  expect((await peopleFor(admin, '?q=100%25')).people).toEqual([]);

  const first = await peopleFor(admin, '?limit=2');
  expect(first.people).toHaveLength(2);
  const rest = await peopleFor(admin, `?limit=2&cursor=${first.nextCursor}`);
  expect(rest).toMatchObject({ people: [{ id: june.id }], nextCursor: null });
  const [self] = (await peopleFor(admin, '?q=admin')).people;
  expect(self).toMatchObject({ role: 'admin', viewer: { canSuspend: false } });
});

test('finds people without the accents of their username, and by either form of a domain', async () => {
  const { run, admin } = await begin();
  const bjorn = makeUser({
    username: 'bjørn',
    usernameKey: 'bjom',
    email: 'b@bräu.example',
  });
  await run.deps.db.insertInto('users').values(bjorn).execute();
  for (const q of ['BJORN', 'bjørn', 'b@xn--bru-rla.example', '@bräu.EXAMPLE']) {
    const { people } = await peopleFor(admin, `?q=${encodeURIComponent(q)}`);
    expect([q, people]).toMatchObject([q, [{ id: bjorn.id }]]);
  }
});

test('signs a suspended person out at once and shows the reason only after the code', async () => {
  const { run, admin, fan } = await begin();
  const response = await suspend(admin, fan.userId);
  expect(response.json()).toMatchObject({
    sessions: 0,
    suspension: { reason: 'Checked in from the sofa.', since: '2026-05-01T12:00:00.000Z' },
  });
  expect((await fan.call('GET', '/api/auth/me')).statusCode).toBe(401);

  const stranger = new Person(run.app);
  const registered = await stranger.call('POST', '/api/auth/send-code', { email: fan.email });
  const unregistered = await stranger.call('POST', '/api/auth/send-code', {
    email: 'no@people.example',
  });
  expect(registered.json()).toEqual(unregistered.json());
  const wrong = { email: fan.email, code: '000000' };
  const guess = await stranger.call('POST', '/api/auth/verify-code', wrong);
  expect(guess.json().code).toBe('auth.codeInvalid');

  const { person, response: refused } = await signIn(run, fan.email);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      code: 'auth.suspended',
      message: `This account is suspended: Checked in from the sofa. Write to ${ADMIN}.`,
    },
  ]);
  expect([...person.cookies.keys()]).toEqual(['hoptrail-browser']);

  const lifted = await admin.call('DELETE', `/api/admin/people/${fan.userId}/suspension`);
  expect(lifted.json().suspension).toBeNull();
  expect((await signIn(run, fan.email)).response.json().user.id).toBe(fan.userId);
});

test('refuses a sign-in that began before the suspension', async () => {
  const { run, admin, fan } = await begin();
  const phone = new Person(run.app);
  await phone.call('POST', '/api/auth/send-code', { email: fan.email });
  const body = { email: fan.email, code: codeFor(run, fan.email) };
  const [first, second] = await Promise.all([
    phone.call('POST', '/api/auth/verify-code', body),
    suspend(admin, fan.userId),
  ]);
  expect(second.statusCode).toBe(200);
  expect([200, 403]).toContain(first.statusCode);
  expect((await phone.call('GET', '/api/auth/me')).statusCode).toBe(401);
});

test('refuses to suspend administrators, including oneself', async () => {
  const { run, admin } = await begin();
  const second = makeUser({ role: 'admin' });
  await run.deps.db.insertInto('users').values(second).execute();
  for (const id of [admin.userId, second.id]) {
    const response = await suspend(admin, id);
    expect([response.statusCode, response.json().code]).toEqual([403, 'user.isAdmin']);
  }
  expect((await suspend(admin, 'nobody')).json().code).toBe('user.notFound');
  const wordless = await suspend(admin, 'nobody', ' ');
  expect(wordless.json().message).toBe('Please say why.');
});

test('leaves suspended people out of ranks and leaderboard, and keeps their content', async () => {
  const { run, admin, fan } = await begin();
  const rival = await signUp(run, 'rival');
  const brewery = await addBrewery(run);
  const visit = async (person: typeof fan) => {
    const body = { userId: person.userId, breweryId: brewery.id };
    expect((await person.call('POST', '/api/checkins', body)).statusCode).toBe(200);
    run.passTime(DAY_MS);
  };
  await visit(rival);
  await visit(rival);
  await visit(fan);
  const rank = async () => (await fan.call('GET', '/api/auth/me')).json().user.rank;
  const names = async () =>
    (await fan.call('GET', '/api/leaderboard')).json().map(({ name }: { name: string }) => name);
  expect([await names(), await rank()]).toEqual([['rival', 'fan'], 2]);
  await suspend(admin, rival.userId);
  expect([await names(), await rank()]).toEqual([['fan'], 1]);
  const { checkins } = (await fan.call('GET', `/api/breweries/${brewery.id}`)).json();
  expect(checkins).toBe((brewery.checkins ?? 0) + 3);
  await admin.call('DELETE', `/api/admin/people/${rival.userId}/suspension`);
  expect([await names(), await rank()]).toEqual([['rival', 'fan'], 2]);
});

test("ends a person's sessions on all devices, after which they can sign in again", async () => {
  const { run, admin, fan } = await begin();
  const { person: tablet } = await signIn(run, fan.email);
  const response = await admin.call('DELETE', `/api/admin/people/${fan.userId}/sessions`);
  expect(response.json()).toMatchObject({ sessions: 0, suspension: null });
  for (const device of [fan, tablet]) {
    expect((await device.call('GET', '/api/auth/me')).statusCode).toBe(401);
  }
  expect((await signIn(run, fan.email)).response.statusCode).toBe(200);
  const [entry] = (await admin.call('GET', '/api/admin/history')).json().entries;
  expect(entry).toMatchObject({
    verb: 'signedOut',
    person: { username: 'fan' },
    changes: [{ field: 'sessions', before: '2', after: '0' }],
  });
});

const old = '2020-01-01T00:00:00.000Z';
