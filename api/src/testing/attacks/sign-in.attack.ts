import { CODE_REPEAT_MS, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../app.ts';
import { codeFor, Person, signUp } from '../person.ts';
import { recordAttack } from './record.ts';

const IS_LONG = process.env.ATTACKS === 'long';
const PATIENT = { timeout: 120_000 };
const MINUTE_MS = 60_000;

test('an IPv6 /64 cannot use up the sign-in codes', PATIENT, async (context) => {
  const run = await buildTestApp({ config: { requestsPerMinute: 1_000_000 } });
  const { email: registered } = await signUp(run, 'known');
  const clients = IS_LONG ? 5000 : 1000;
  let answered = 0;
  for (let client = 0; client < clients; client += 1) {
    const address = `2001:db8:7:1:${client.toString(16)}::1`;
    const sent = await ask(run, `drain${client}@people.example`, address);
    if (sent.statusCode === 200) answered += 1;
  }
  expect(answered).toBe(60);
  const stranger = 'stranger@people.example';
  for (const [email, from] of [
    [stranger, '192.0.2.1'],
    [registered, '2001:db8:8::1'],
  ] as const) {
    expect((await ask(run, email, from)).statusCode).toBe(200);
    expect(codeFor(run, email)).toMatch(/^\d{6}$/);
  }
  recordAttack(context, {
    attack: 'one IPv6 /64 uses up the sign-in codes of the instance',
    sent: 'a request for a code, each from another address of the /64 and for another person',
    times: `${clients.toLocaleString('en-US')} clients`,
    held: `${answered} requests answered, the others 429; a new person and an account from other networks get their codes`,
  });
});

test(
  'many networks cannot use up the sign-in codes of existing accounts',
  PATIENT,
  async (context) => {
    const codesPerInstance = IS_LONG ? 2000 : 200;
    const run = await buildTestApp({ config: { requestsPerMinute: 1_000_000, codesPerInstance } });
    const ada = await signUp(run, 'ada');
    const { email: registered } = await signUp(run, 'known');
    await ada.call('POST', '/api/auth/logout', {});
    const networks = codesPerInstance * 0.75;
    for (let network = 0; network < networks; network += 1) {
      const from = `10.${Math.floor(network / 200)}.${network % 200}.1`;
      expect((await ask(run, `drain${network}@people.example`, from)).statusCode).toBe(200);
    }
    const mailed = new Set(run.mailbox.map(({ to }) => to).filter((to) => to.startsWith('drain')));
    expect((await ask(run, registered, '192.0.2.1')).statusCode).toBe(200);
    expect(codeFor(run, registered)).toMatch(/^\d{6}$/);
    run.passTime(CODE_REPEAT_MS);
    await ada.call('POST', '/api/auth/send-code', { email: ada.email });
    const body = { email: ada.email, code: codeFor(run, ada.email) };
    expect((await ada.call('POST', '/api/auth/verify-code', body)).statusCode).toBe(200);
    expect(mailed.size).toBeLessThanOrEqual(codesPerInstance / 2);
    recordAttack(context, {
      attack: 'many networks use up the sign-in codes of the instance',
      sent: 'a request for a code for an address without an account',
      times: `${networks.toLocaleString('en-US')} networks, ${codesPerInstance.toLocaleString('en-US')} codes an hour`,
      held: `${mailed.size} messages; an account and a known browser still get theirs`,
    });
  },
);

test.each([5, 50])(
  '%i wrong codes and ten requests for codes lock nobody out',
  PATIENT,
  async (wrongCodes) => {
    await lockOut(await buildTestApp({ config: { codesPerClient: 1000 } }), wrongCodes, 'one');
    await lockOut(await buildTestApp({ config: { codesPerClient: 1000 } }), wrongCodes, 'many');
  },
);

test('wrong codes and requests for codes do not lock an account', PATIENT, async (context) => {
  const run = await buildTestApp({ config: { codesPerClient: 1000 } });
  const { refused } = await lockOut(run, 50, 'many');
  recordAttack(context, {
    attack: 'an attacker locks the account of a known address',
    sent: 'wrong codes and requests for codes, from browsers without cookies',
    times: '50 wrong codes, 10 requests',
    held: `${refused} of the requests and codes refused; the owner's code works in the browser that requested it, and the owner's known browser can sign in`,
  });
});

/**
 * Attacks an address from other browsers after its owner requested a code in a new browser.
 * @param browsers whether the attacker stores the cookies or drops them at every request
 */
async function lockOut(run: TestApp, wrongCodes: number, browsers: 'one' | 'many') {
  const owner = await signUp(run, 'owner');
  const { email } = owner;
  await owner.call('POST', '/api/auth/logout', {});
  run.passTime(HOUR_MS);
  const tablet = new Person(run.app);
  await tablet.call('POST', '/api/auth/send-code', { email });
  const code = codeFor(run, email);

  let attacker = new Person(run.app);
  let refused = 0;
  for (let sent = 0; sent < 10; sent += 1) {
    run.passTime(CODE_REPEAT_MS);
    if (browsers === 'many') attacker = new Person(run.app);
    const response = await attacker.call('POST', '/api/auth/send-code', { email });
    if (response.statusCode !== 200) refused += 1;
    for (let tries = 0; tries < wrongCodes / 10; tries += 1) {
      const guess = await verify(attacker, email, wrongFor(run));
      if (guess.statusCode !== 400) refused += 1;
    }
  }
  expect((await verify(tablet, email, code)).statusCode).toBe(200);
  expect((await owner.call('POST', '/api/auth/send-code', { email })).statusCode).toBe(200);
  const fresh = await verify(owner, email, codeFor(run, email));
  expect(fresh.statusCode).toBe(200);
  return { refused };
}

test('guessing for a day stays within the budget of comparisons', PATIENT, async (context) => {
  const run = await buildTestApp({
    config: {
      codesPerClient: 1_000_000,
      codesPerInstance: 1_000_000,
      wrongCodesPerInstance: 1_000_000,
      requestsPerMinute: 1_000_000,
    },
  });
  const owner = await signUp(run, 'owner');
  const day = await guessForADay(run, owner);
  const chance = day.comparisons / 10 ** 6;
  expect(day.partly).toBeLessThanOrEqual(3);
  expect(day.comparisons).toBeGreaterThan(0);
  expect(chance).toBeLessThanOrEqual(5e-5);
  recordAttack(context, {
    attack: 'an attacker guesses codes',
    sent: 'codes for one account: from browsers that requested one, without cookies, and from a known browser',
    times: `${day.guesses} guesses in 24 hours, ${day.codes} codes requested`,
    held: `${day.accepted} guesses were compared, ${day.comparisons} comparisons with live codes: a chance of ${chance.toExponential(1)}`,
  });
});

/** Guesses every few minutes, and counts the valid codes that each guess was compared with. */
async function guessForADay(run: TestApp, owner: Person & { email: string }) {
  const { email } = owner;
  const step = (IS_LONG ? 5 : 15) * MINUTE_MS;
  const day = { guesses: 0, accepted: 0, partly: 0, comparisons: 0, codes: 0 };
  const guess = async (person: Person) => {
    const live = await liveCodes(run, email, browserOf(person));
    const response = await verify(person, email, wrongFor(run));
    day.guesses += 1;
    if (!response.body.includes('check your code')) return;
    const paid = (await paidComparisons(run)) - day.comparisons;
    // It was compared with all of them, or with as many as the budget allowed.
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBeLessThanOrEqual(live);
    if (paid < live) day.partly += 1;
    day.accepted += 1;
    day.comparisons += paid;
  };
  for (let at = 0; at < DAY_MS; at += step) {
    const browser = new Person(run.app);
    for (const person of [browser, owner]) {
      run.passTime(CODE_REPEAT_MS);
      const sent = await person.call('POST', '/api/auth/send-code', { email });
      if (sent.statusCode === 200) day.codes += 1;
      await guess(person);
      await guess(person);
      await guess(new Person(run.app));
    }
    run.passTime(step - 2 * CODE_REPEAT_MS);
  }
  return day;
}

/**
 * Returns the codes that a guess is compared with: the browser's own if it has any, otherwise all.
 */
async function liveCodes({ deps }: TestApp, email: string, browser: string | undefined) {
  const codes = await deps.db
    .selectFrom('verification_codes')
    .select(['browser'])
    .where('email', '=', email)
    .where('isUsed', '=', 0)
    .where('wrongTries', '<', 5)
    .where('expiresAt', '>', deps.clock.now().toISOString())
    .execute();
  const own = codes.filter((code) => code.browser === browser);
  return own.length > 0 ? own.length : codes.length;
}

/** Returns the comparisons of all budgets; none is older than a day. */
async function paidComparisons({ deps }: TestApp): Promise<number> {
  const rows = await deps.db.selectFrom('wrong_codes').select('comparisons').execute();
  return rows.reduce((sum, { comparisons }) => sum + comparisons, 0);
}

function browserOf({ cookies }: Person): string | undefined {
  return cookies.get('hoptrail-browser')?.split('.')[0];
}

async function ask(run: TestApp, email: string, remoteAddress: string) {
  const url = '/api/auth/send-code';
  return await run.app.inject({ method: 'POST', url, remoteAddress, payload: { email } });
}

async function verify(person: Person, email: string, code: string) {
  return await person.call('POST', '/api/auth/verify-code', { email, code });
}

/** Returns a code that differs from those sent lately. */
function wrongFor({ mailbox }: TestApp): string {
  const recent = mailbox.slice(-100);
  const sent = new Set(recent.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]));
  let code = 100_000;
  while (sent.has(String(code))) code += 1;
  return String(code);
}
