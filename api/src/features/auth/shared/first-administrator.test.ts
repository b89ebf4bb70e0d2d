import { FIRST_ADMINISTRATOR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { codeFor, Person, signUp } from '../../../testing/person.ts';
import { renewFirstAdministratorLink } from './first-administrator.ts';

const SITE = 'https://beer.example';
const INVALID =
  'This link is not valid any more. Where no administrator exists yet, a restart of the server makes a new one.';

const renew = (run: TestApp) => renewFirstAdministratorLink(run.deps.db, run.deps, SITE);

async function tokenFrom(run: TestApp): Promise<string> {
  const link = (await renew(run)) ?? '';
  expect(link).toMatch(/^https:\/\/beer\.example\/first-administrator#[\w-]{43}$/);
  return link.split('#')[1] ?? '';
}

const open = (person: Person, token: string) =>
  person.call('POST', '/api/auth/first-administrator', { token });

async function verify(run: TestApp, person: Person, email: string) {
  await person.call('POST', '/api/auth/send-code', { email });
  const body = { email, code: codeFor(run, email) };
  return await person.call('POST', '/api/auth/verify-code', body);
}

async function complete(person: Person, email: string, username: string) {
  const profileImageUrl = await person.upload();
  const body = { email, username, profileImageUrl };
  return await person.call('POST', '/api/auth/complete-profile', body);
}

test('makes the account that opens the link and signs up the administrator, once', async () => {
  const run = await buildTestApp();
  const token = await tokenFrom(run);
  const ada = new Person(run.app);
  expect((await open(ada, token)).json()).toEqual({ user: null });
  await verify(run, ada, 'ada@people.example');
  const completed = await complete(ada, 'ada@people.example', 'admin');
  expect([completed.statusCode, completed.json().user.role]).toEqual([200, 'admin']);
  expect([...ada.cookies.keys()].filter((name) => name.includes('first'))).toEqual([]);

  const late = await open(new Person(run.app), token);
  expect([late.statusCode, late.json()]).toEqual([
    403,
    { code: 'auth.firstLinkInvalid', message: INVALID },
  ]);
  expect(await renew(run)).toBeUndefined();
});

test('makes an existing account the administrator at once, or when it signs in', async () => {
  for (const isSignedIn of [true, false]) {
    const run = await buildTestApp();
    const ada = await signUp(run, 'ada');
    const token = await tokenFrom(run);
    const browser = isSignedIn ? ada : new Person(run.app);
    const opened = await browser.call('POST', '/trpc/auth.becomeFirstAdministrator', { token });
    const { user } = opened.json().result.data;
    if (isSignedIn) expect(user).toMatchObject({ id: ada.userId, role: 'admin' });
    else {
      expect(user).toBeNull();
      const signedIn = await verify(run, browser, ada.email);
      expect(signedIn.json().user).toMatchObject({ id: ada.userId, role: 'admin' });
    }
    expect((await browser.call('GET', '/api/admin/people')).statusCode).toBe(200);
  }
});

test('makes one of two accounts that use the link at once the administrator', async () => {
  const run = await buildTestApp();
  const people = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  const token = await tokenFrom(run);
  const responses = await Promise.all(people.map((person) => open(person, token)));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);

  const other = await buildTestApp();
  const shared = await tokenFrom(other);
  const emails = ['ada@people.example', 'eve@people.example'];
  const browsers = await Promise.all(
    emails.map(async (email) => {
      const browser = new Person(other.app);
      await open(browser, shared);
      await verify(other, browser, email);
      return browser;
    }),
  );
  const [first, second] = browsers;
  if (!first || !second) throw new Error('Expected two accounts.');
  const completed = await Promise.all([
    complete(first, 'ada@people.example', 'ada'),
    complete(second, 'eve@people.example', 'eve'),
  ]);
  expect(completed.map((response) => response.json().user.role).toSorted()).toEqual([
    'admin',
    'user',
  ]);
});

test('refuses a link after a newer one, and after another account became administrator', async () => {
  const run = await buildTestApp();
  const older = await tokenFrom(run);
  const newer = await tokenFrom(run);
  expect((await open(new Person(run.app), older)).statusCode).toBe(403);
  const ada = new Person(run.app);
  expect((await open(ada, newer)).statusCode).toBe(200);
  const eve = await signUp(run, 'eve');
  await run.deps.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', eve.userId)
    .execute();
  await verify(run, ada, 'ada@people.example');
  const completed = await complete(ada, 'ada@people.example', 'ada');
  expect(completed.json().user.role).toBe('user');
});

test('creates no link if ADMIN_EMAILS is set, and refuses a guessed one', async () => {
  const named = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  expect(await renew(named)).toBeUndefined();
  const run = await buildTestApp();
  await tokenFrom(run);
  expect((await open(new Person(run.app), 'x'.repeat(43))).statusCode).toBe(403);
  expect((await open(new Person(run.app), '')).statusCode).toBe(400);
  const ada = new Person(run.app);
  ada.cookies.set('hoptrail-first-administrator', 'forged');
  await verify(run, ada, 'ada@people.example');
  expect((await complete(ada, 'ada@people.example', 'ada')).json().user.role).toBe('user');
});

test('stores only the hash of the token', async () => {
  const run = await buildTestApp();
  const token = await tokenFrom(run);
  const rows = await run.deps.db.selectFrom('settings').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('mails a code to the holder of the link, and to no other stranger, while registration is closed', async () => {
  const registration = { registration: 'closed' as const, domains: [] };
  const run = await buildTestApp({ config: { registration } });
  const token = await tokenFrom(run);
  const ada = new Person(run.app);
  await open(ada, token);
  expect((await verify(run, ada, 'ada@people.example')).json().isNewUser).toBe(true);
  expect((await complete(ada, 'ada@people.example', 'ada')).json().user.role).toBe('admin');
  const eve = new Person(run.app);
  await eve.call('POST', '/api/auth/send-code', { email: 'eve@people.example' });
  expect(run.mailbox.filter(({ to }) => to === 'eve@people.example')).toEqual([]);
});

test('ignores the link in a browser after an hour', async () => {
  const run = await buildTestApp();
  const opened = await open(new Person(run.app), await tokenFrom(run));
  const cookie = opened.cookies.find(({ name }) => name.includes('first-administrator'));
  expect(cookie).toMatchObject({
    maxAge: FIRST_ADMINISTRATOR_MS / 1000,
    httpOnly: true,
    sameSite: 'Lax',
  });
});
