import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { renewFirstAdministratorLink } from '../../features/auth/shared/first-administrator.ts';
import { deliverDueMail } from '../../mail/outbox.ts';
import { buildTestApp, type TestApp } from '../app.ts';
import { countWrites } from '../conformance/permissions/count-writes.ts';
import { Person, signUp } from '../person.ts';
import { isLongForm, recordAttack } from './record.ts';

const ENOUGH = 1_000_000;
const LIMITS = {
  requestsPerMinute: ENOUGH,
  codesPerAddress: ENOUGH,
  codesPerClient: ENOUGH,
  codesPerInstance: ENOUGH,
};
const RESERVED = ['admin', 'administrator', 'hoptrail', 'support', 'root', 'staff', 'moderator'];
const DRAWN_ALIKE: readonly (readonly [letter: string, ...others: string[]])[] = [
  ['o', '0', 'ó', 'ö', 'ø'],
  ['l', '1', 'i', 'ł'],
  ['i', '1', 'l', 'ı', 'í'],
  ['m', 'rn'],
  ['w', 'vv'],
  ['a', 'á', 'ä'],
  ['e', 'é', 'ę'],
  ['t', 't.', 't_', '-t'],
];

/** Returns copies of a name, each with one letter replaced by a look-alike. */
function variantsOf(name: string): string[] {
  return DRAWN_ALIKE.flatMap(([letter, ...others]) =>
    name.includes(letter)
      ? others.flatMap((other) => [name.replace(letter, other), name.replaceAll(letter, other)])
      : [],
  ).filter((variant) => variant.length <= 20 && !/^[._-]/.test(variant));
}

test('look-alike and reserved usernames are refused', async (context) => {
  const run = await buildTestApp({ config: LIMITS });
  const victims = ['hop_hunter', 'mallory', 'will.brewster', 'tom-o-malt'];
  for (const name of victims) await signUp(run, name);
  const attacker = await signUp(run, 'attacker');
  const names = new Set([...victims, ...RESERVED].flatMap((name) => [name, ...variantsOf(name)]));
  const codes: string[] = [];
  for (const username of names) {
    const response = await attacker.call('PUT', `/api/users/${attacker.userId}`, { username });
    expect([username, response.statusCode]).toEqual([username, 409]);
    codes.push(response.json().code);
  }
  expect(names.size).toBeGreaterThan(100);
  const count = (code: string) => codes.filter((one) => one === code).length;
  recordAttack(context, {
    attack: 'a username that looks like the one of another person or of the host',
    sent: 'names with letters replaced by look-alikes, accents and separators',
    times: `${names.size} names`,
    held: `all refused: ${count('user.usernameTaken')} taken, ${count('user.usernameLookAlike')} look-alikes, ${count('user.usernameReserved')} reserved`,
  });
});

test('a closed server does not reveal which addresses have an account', async (context) => {
  const run = await buildTestApp({ config: LIMITS });
  const times = isLongForm ? 300 : 150;
  const registered: string[] = [];
  for (const name of ['ada', 'grace', 'joan']) registered.push((await signUp(run, name)).email);
  Object.assign(run.deps.config.registration, { registration: 'closed' });
  // A real server sends mail independently of responses; the test app would send it before.
  Object.assign(run.deps, { outbox: { wake() {} } });
  const spent: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const written = { known: new Set<number>(), unknown: new Set<number>() };
  const responses = new Set<string>();
  for (let at = 0; at < times; at += 1) {
    const pair = [
      ['known', registered[at % registered.length]],
      ['unknown', `guess${at % registered.length}@people.example`],
    ] as const;
    // Each is the first as often as the second, which finds warmer caches.
    for (const [kind, email] of at % 2 === 0 ? pair : pair.toReversed()) {
      run.passTime(5000);
      const writes = await countWrites(run);
      const begun = performance.now();
      const sent = await new Person(run.app).call('POST', '/api/auth/send-code', { email });
      spent[kind].push(performance.now() - begun);
      written[kind].add((await countWrites(run)) - writes);
      responses.add(`${sent.statusCode} ${sent.body} ${Object.keys(sent.headers).sort()}`);
      // More guesses are limited, equally for known and unknown addresses.
      if (at >= registered.length) continue;
      const guess = { email, code: '000000' };
      const tried = await new Person(run.app).call('POST', '/api/auth/verify-code', guess);
      responses.add(`${tried.statusCode} ${tried.body}`);
    }
  }
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
  const [first, second] = [median(spent.known), median(spent.unknown)];
  expect(responses.size).toBe(2);
  // Equal work takes equal time.
  expect(written.known).toEqual(written.unknown);
  await deliverDueMail({ ...run.deps, onFailure: () => {} });
  expect(run.mailbox.filter(({ to }) => to.startsWith('guess'))).toEqual([]);
  recordAttack(context, {
    attack: 'an attacker finds out who has an account on a closed server',
    sent: 'requests for codes and wrong codes, for known and unknown addresses in turn',
    times: `${times} times each`,
    held: `the same responses and writes; known addresses take ${(first / second).toFixed(2)} times as long as unknown ones; no message to an unknown one`,
  });
});

test('only one of many simultaneous users of the first link becomes administrator', async (context) => {
  const run = await buildTestApp({ config: LIMITS });
  const people = await signUpMany(run, isLongForm ? 50 : 12);
  const link = await renewFirstAdministratorLink(run.deps.db, run.deps, 'https://beer.example');
  const open = (person: Person, token: string) =>
    person.call('POST', '/api/auth/first-administrator', { token });
  const guesses = isLongForm ? 5000 : 300;
  for (let at = 0; at < guesses; at += 1) {
    const response = await open(new Person(run.app), randomBytes(32).toString('base64url'));
    expect(response.statusCode).toBe(403);
  }
  const token = link?.split('#')[1] ?? '';
  const responses = await Promise.all(people.map((person) => open(person, token)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const administrators = await run.deps.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .execute();
  expect(administrators).toHaveLength(1);
  recordAttack(context, {
    attack: 'an attacker takes over a server with the link of its first start',
    sent: 'guessed tokens, then the valid one from many accounts',
    times: `${guesses} guesses, ${people.length} accounts at once`,
    held: 'every guess refused; one account becomes administrator, the others do not',
  });
});

async function signUpMany(run: TestApp, count: number) {
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1)
    people.push(await signUp(run, `person${'x'.repeat(at % 3)}${at}q`));
  return people;
}
