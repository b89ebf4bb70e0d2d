import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { codeFor, Person, PORTRAIT, signUp } from '../../testing/person.ts';
import { isOnPostgres } from '../../testing/postgres/is-on-postgres.ts';
import { isReservedUsername } from './shared/usernames.rules.ts';

const LOOK_ALIKE = 'This username looks like one that is taken. Please choose another one.';
const RESERVED =
  'This username is reserved for the people who run this server. Please choose another one.';

/** Returns a browser with a proven address and a picture, so that only the username is missing. */
async function beforeUsername(run: TestApp, email: string) {
  const person = new Person(run.app);
  await person.call('POST', '/api/auth/send-code', { email });
  await person.call('POST', '/api/auth/verify-code', { email, code: codeFor(run, email) });
  const body = (username: string) => ({ email, username, profileImageUrl: PORTRAIT });
  return {
    rest: (username: string) => person.call('POST', '/api/auth/complete-profile', body(username)),
    rpc: (username: string) => person.call('POST', '/trpc/auth.completeProfile', body(username)),
  };
}

test.each([
  ['mariner', 'rnariner'],
  ['wolf', 'vvolf'],
  ['bill', 'b1ii'],
  ['hop_hunter', 'h0p.hunter'],
  ['josé', 'jose'],
  ['łukasz', 'lukasz'],
  ['þorn', 'pom'],
  ['nguyễn', 'nguyen'],
  ['ångström', 'angstrom'],
])('with %s taken refuses %s at sign-up and on edit', async (taken, alike) => {
  const run = await buildTestApp();
  await signUp(run, taken);
  const newcomer = await beforeUsername(run, 'newcomer@people.example');
  const refused = await newcomer.rest(alike);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: LOOK_ALIKE, code: 'user.usernameLookAlike' },
  ]);
  const overRpc = await newcomer.rpc(alike);
  expect(overRpc.json().error).toMatchObject({
    message: LOOK_ALIKE,
    data: { httpStatus: 409, appCode: 'user.usernameLookAlike' },
  });
  expect((await newcomer.rest('somebody_else')).statusCode).toBe(200);
  const other = await signUp(run, 'other');
  const edit = await other.call('PUT', `/api/users/${other.userId}`, { username: alike });
  expect(edit.json()).toEqual({ message: LOOK_ALIKE, code: 'user.usernameLookAlike' });
});

test('lets a person change their username to one that looks like it', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada.l');
  const response = await ada.call('PUT', `/api/users/${ada.userId}`, { username: 'ada_l' });
  expect([response.statusCode, response.json().username]).toEqual([200, 'ada_l']);
});

test('lets users whose names look alike already keep and save them', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'hop_hunter');
  await run.deps.db
    .insertInto('users')
    .values(makeUser({ username: 'hophunter' }))
    .execute();
  const save = (username: string) =>
    ada.call('PUT', `/api/users/${ada.userId}`, { username, location: 'Tulsa' });
  expect((await save('hop_hunter')).statusCode).toBe(200);
  expect((await save('hop.hunter')).json().code).toBe('user.usernameLookAlike');
});

test('accepts one of two sign-ups at once with names that look alike', async () => {
  const run = await buildTestApp();
  const first = await beforeUsername(run, 'first@people.example');
  const second = await beforeUsername(run, 'second@people.example');
  const responses = await Promise.all([first.rest('clover'), second.rest('c1over')]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('refuses reserved names at sign-up and on edit, except for administrators', async () => {
  const adminEmails = ['boss@people.example'];
  const run = await buildTestApp({ config: { adminEmails } });
  const newcomer = await beforeUsername(run, 'newcomer@people.example');
  for (const name of ['admin', 'Adm1n', 'hoptrail', 'hoptrail.support', 'root', 'staff24']) {
    const refused = await newcomer.rest(name);
    expect([name, refused.statusCode, refused.json()]).toEqual([
      name,
      409,
      { message: RESERVED, code: 'user.usernameReserved' },
    ]);
  }
  expect((await newcomer.rpc('moderator')).json().error.data.appCode).toBe('user.usernameReserved');
  const [fan, boss] = [await signUp(run, 'fan'), await signUp(run, 'boss')];
  const rename = (person: typeof fan, username: string) =>
    person.call('PUT', `/api/users/${person.userId}`, { username });
  expect((await rename(fan, 'official')).json().message).toBe(RESERVED);
  expect((await rename(boss, 'administrator')).statusCode).toBe(200);
});

test.each([
  ...['administrator', 'support', 'moderator', 'owner', 'help', 'security', 'system', 'official'],
  ...['ädmin', 'r00t', 'st_aff', 'hoptrail_team', 'hop.trail', 'admin.1', 'supp0rt-2'],
])('%s is reserved', (username) => {
  expect(isReservedUsername(username)).toBe(true);
});

test.each(['badminton', 'hoptrailblazer', 'rooter', 'helper', 'modesto', 'hostess', '김민준'])(
  'does not reserve %s',
  (username) => {
    expect(isReservedUsername(username)).toBe(false);
  },
);

test('stores the key of a username at sign-up and on edit', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'bjørn_11');
  const keys = async () =>
    await run.deps.db.selectFrom('users').select(['username', 'usernameKey']).execute();
  expect(await keys()).toEqual([{ username: 'bjørn_11', usernameKey: 'bjomll' }]);
  await ada.call('PUT', `/api/users/${ada.userId}`, { username: 'straße' });
  expect(await keys()).toEqual([{ username: 'straße', usernameKey: 'strasse' }]);
});

test.skipIf(isOnPostgres)('finds similar names by an index', async () => {
  const run = await buildTestApp();
  const { rows } = await sql<{ detail: string }>`
    explain query plan select id from users where usernameKey = 'x'`.execute(run.deps.db);
  expect(rows.map(({ detail }) => detail)).toEqual([
    'SEARCH users USING INDEX users_username_key (usernameKey=?)',
  ]);
});
