import { CODE_REPEAT_MS, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { codeFor, Person, signUp } from '../../../testing/person.ts';
import { comparisonsPerDay } from './guess-budgets.rules.ts';

const email = 'ada@people.example';
const paths = {
  REST: { send: '/api/auth/send-code', verify: '/api/auth/verify-code' },
  RPC: { send: '/trpc/auth.sendCode', verify: '/trpc/auth.verifyCode' },
};
const transports = ['REST', 'RPC'] as const;
type Transport = (typeof transports)[number];

/**
 * Requests a code, late enough after the last request to get a new one.
 * @returns the code
 */
async function ask(run: TestApp, person: Person, transport: Transport = 'REST'): Promise<string> {
  run.passTime(CODE_REPEAT_MS);
  const response = await person.call('POST', paths[transport].send, { email });
  if (response.statusCode !== 200) throw new Error(response.body);
  return codeFor(run, email);
}

async function verify(person: Person, code: string, transport: Transport = 'REST') {
  return await person.call('POST', paths[transport].verify, { email, code });
}

/** Returns a code that was not sent. */
function wrongFor({ mailbox }: TestApp): string {
  const sent = new Set(mailbox.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]));
  let code = 100_000;
  while (sent.has(String(code))) code += 1;
  return String(code);
}

test.each(transports)(
  "over %s accepts a browser's own code after wrong tries by other browsers",
  async (transport) => {
    const run = await buildTestApp();
    const [ada, rival] = [new Person(run.app), new Person(run.app)];
    const code = await ask(run, ada, transport);
    await ask(run, rival, transport);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await verify(rival, wrongFor(run), transport)).statusCode).toBe(400);
    }
    expect((await verify(rival, wrongFor(run), transport)).statusCode).toBe(429);
    expect((await verify(ada, wrongFor(run), transport)).statusCode).toBe(400);
    expect((await verify(ada, code, transport)).statusCode).toBe(200);
  },
);

test('compares a try with the codes that the same browser requested', async () => {
  const run = await buildTestApp();
  const [ada, rival] = [new Person(run.app), new Person(run.app)];
  const code = await ask(run, ada);
  await ask(run, rival);
  expect((await verify(rival, code)).statusCode).toBe(400);
  expect((await verify(ada, code)).statusCode).toBe(200);
});

test('accepts a code without the cookie, with five tries an hour and ten comparisons a day', async () => {
  const run = await buildTestApp();
  const ada = new Person(run.app);
  const wrongTry = () => verify(new Person(run.app), wrongFor(run));
  for (let hour = 0; hour < 2; hour += 1) {
    const code = await ask(run, ada);
    for (let tries = 0; tries < 5; tries += 1) expect((await wrongTry()).statusCode).toBe(400);
    expect((await verify(new Person(run.app), code)).statusCode).toBe(429);
    run.passTime(HOUR_MS);
  }
  const code = await ask(run, ada);
  const refused = await verify(new Person(run.app), code);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20 * 3600);
  run.passTime(DAY_MS);
  const later = await ask(run, ada);
  expect((await verify(new Person(run.app), later)).statusCode).toBe(200);
});

test('counts a try without the cookie once for each code that it is compared with', async () => {
  const run = await buildTestApp();
  const browsers = Array.from({ length: 6 }, () => new Person(run.app));
  const codes = [];
  for (const [index, browser] of browsers.entries()) {
    await browser.call('POST', '/api/auth/send-code', { email }, { 'user-agent': `${index}` });
    codes.push(codeFor(run, email));
    run.passTime(1);
  }
  expect((await verify(new Person(run.app), wrongFor(run))).statusCode).toBe(400);
  const rows = await run.deps.db.selectFrom('wrong_codes').select('comparisons').execute();
  expect(rows).toEqual([{ comparisons: 6 }]);
  // Four comparisons are left, which are used for the newest codes.
  const [oldest = ''] = codes;
  expect((await verify(new Person(run.app), oldest)).statusCode).toBe(400);
  expect((await verify(new Person(run.app), oldest)).statusCode).toBe(429);
});

test.each(transports)(
  'over %s signs in a known browser after any number of tries by others',
  async (transport) => {
    const run = await buildTestApp({ config: { codesPerClient: 1000 } });
    const ada = await signUp(run, 'ada');
    await ada.call('POST', '/api/auth/logout', {});
    await useUpStrangers(run);
    const code = await ask(run, ada, transport);
    expect((await verify(ada, wrongFor(run), transport)).statusCode).toBe(400);
    expect((await verify(ada, code, transport)).statusCode).toBe(200);
  },
);

test('ignores a forged or foreign known-browser cookie', async () => {
  const run = await buildTestApp({ config: { codesPerClient: 1000 } });
  const ada = await signUp(run, 'ada');
  const rival = await signUp(run, 'rival');
  const [, , mark] = ada.cookies.get('hoptrail-browser')?.split('.') ?? [];
  const [id, signature] = rival.cookies.get('hoptrail-browser')?.split('.') ?? [];
  await useUpStrangers(run);
  for (const forged of [`${id}.${signature}.${mark}`, `${id}.${mark}.${mark}`, 'x', '..']) {
    rival.cookies.set('hoptrail-browser', forged);
    expect((await verify(rival, wrongFor(run))).statusCode).toBe(429);
  }
});

test('leaves a new browser one try after many wrong codes, and a known one all of them', async () => {
  const run = await buildTestApp({ config: { wrongCodesPerInstance: 2 } });
  const ada = await signUp(run, 'ada');
  const other = new Person(run.app);
  await other.call('POST', '/api/auth/send-code', { email: 'other@people.example' });
  for (let tries = 0; tries < 2; tries += 1) {
    const body = { email: 'other@people.example', code: wrongFor(run) };
    expect((await other.call('POST', '/api/auth/verify-code', body)).statusCode).toBe(400);
  }
  const stranger = new Person(run.app);
  const code = await ask(run, stranger);
  expect((await verify(new Person(run.app), code)).statusCode).toBe(429);
  expect((await verify(stranger, wrongFor(run))).statusCode).toBe(400);
  expect((await verify(stranger, code)).statusCode).toBe(429);
  await ask(run, ada);
  for (let tries = 0; tries < 4; tries += 1) {
    expect((await verify(ada, wrongFor(run))).statusCode).toBe(400);
  }
  expect((await verify(ada, codeFor(run, email))).statusCode).toBe(200);
});

test('limits the chance of guessing six digits to 5e-5 a day', () => {
  const comparisons = Object.values(comparisonsPerDay).reduce((sum, one) => sum + one, 0);
  expect(comparisons / 10 ** 6).toBeLessThanOrEqual(5e-5);
});

/** Enters wrong codes in many browsers until none is compared any more. */
async function useUpStrangers(run: TestApp): Promise<void> {
  let refused = 0;
  while (refused < 2) {
    const browser = new Person(run.app);
    const sent = await browser.call(
      'POST',
      '/api/auth/send-code',
      { email },
      {
        'user-agent': crypto.randomUUID(),
      },
    );
    if (sent.statusCode !== 200) run.passTime(HOUR_MS);
    const withCookie = await verify(browser, wrongFor(run));
    const without = await verify(new Person(run.app), wrongFor(run));
    const isRefused = sent.statusCode === 200 && withCookie.statusCode === 429;
    refused = isRefused && without.statusCode === 429 ? refused + 1 : 0;
  }
}
