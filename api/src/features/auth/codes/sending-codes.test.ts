import { CODE_REPEAT_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { codeFor, Person, signUp } from '../../../testing/person.ts';

const email = 'ada@people.example';

/** Requests a code from a client address, over one of the transports. */
async function ask(run: TestApp, remoteAddress: string, address: string, transport = 'REST') {
  const url = transport === 'REST' ? '/api/auth/send-code' : '/trpc/auth.sendCode';
  return await run.app.inject({ method: 'POST', url, remoteAddress, payload: { email: address } });
}

function mailsTo(run: TestApp, address: string): number {
  return run.mailbox.filter(({ to }) => to === address).length;
}

test.each(['REST', 'RPC'])(
  'over %s counts an IPv6 /64 as one client and gives a /48 four times as many codes',
  async (transport) => {
    const run = await buildTestApp({ config: { codesPerClient: 3 } });
    const sent = [0, 0, 0, 0, 0];
    for (const client of sent.keys()) {
      for (let host = 1; host <= 4; host += 1) {
        const address = `a${client}-${host}@people.example`;
        const response = await ask(run, `2001:db8:7:${client}::${host}`, address, transport);
        sent[client] = (sent[client] ?? 0) + (response.statusCode === 200 ? 1 : 0);
      }
    }
    expect(sent).toEqual([3, 3, 3, 3, 0]);
    expect((await ask(run, '2001:db8:8::1', email, transport)).statusCode).toBe(200);
  },
);

test.each(['REST', 'RPC'])(
  'over %s reserves half of the codes for accounts without showing which addresses have one',
  async (transport) => {
    const run = await buildTestApp({ config: { codesPerInstance: 10 } });
    const { email: registered } = await signUp(run, 'known');
    for (let sent = 1; sent < 5; sent += 1) {
      const address = `x${sent}@people.example`;
      expect((await ask(run, `192.0.2.${sent}`, address, transport)).statusCode).toBe(200);
    }
    const unknown = await ask(run, '192.0.2.77', email, transport);
    const account = await ask(run, '192.0.2.78', registered, transport);
    expect([unknown.statusCode, unknown.body]).toEqual([200, account.body]);
    expect([mailsTo(run, email), mailsTo(run, registered)]).toEqual([0, 2]);

    for (let sent = 101; sent < 105; sent += 1) {
      run.passTime(CODE_REPEAT_MS);
      expect((await ask(run, `192.0.2.${sent}`, registered, transport)).statusCode).toBe(200);
    }
    run.passTime(CODE_REPEAT_MS);
    const refusals = [
      await ask(run, '192.0.2.79', registered, transport),
      await ask(run, '192.0.2.80', email, transport),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    expect(refusals[0]?.json().message).toBe(refusals[1]?.json().message);
  },
);

test('sends codes to a known browser when all other codes are used up', async () => {
  const run = await buildTestApp({ config: { codesPerInstance: 2, codesPerClient: 1 } });
  const ada = await signUp(run, 'ada');
  await ada.call('POST', '/api/auth/logout', {});
  const stranger = new Person(run.app);
  expect((await stranger.call('POST', '/api/auth/send-code', { email })).statusCode).toBe(429);

  for (let sent = 0; sent < 10; sent += 1) {
    run.passTime(CODE_REPEAT_MS);
    expect((await ada.call('POST', '/api/auth/send-code', { email })).statusCode).toBe(200);
  }
  const response = await ada.call('POST', '/api/auth/verify-code', {
    email,
    code: codeFor(run, email),
  });
  expect(response.statusCode).toBe(200);
  run.passTime(CODE_REPEAT_MS);
  expect((await ada.call('POST', '/api/auth/send-code', { email })).statusCode).toBe(429);
  const other = { email: 'other@people.example' };
  expect((await ada.call('POST', '/api/auth/send-code', other)).statusCode).toBe(429);
});

test.each([
  ['REST', '/api/auth/send-code'],
  ['RPC', '/trpc/auth.sendCode'],
])(
  'over %s sends one code for the same request twice within two seconds',
  async (_transport, url) => {
    const run = await buildTestApp({ config: { mode: 'demo' } });
    const ada = new Person(run.app);
    const send = () => ada.send({ method: 'POST', url, payload: { email } });
    const twice = await Promise.all([send(), send()]);
    run.passTime(CODE_REPEAT_MS - 1);
    const later = await send();
    expect(new Set([...twice, later].map(({ body }) => body)).size).toBe(1);
    expect(twice[0]?.statusCode).toBe(200);
    const browsers = [...twice, later].map(
      ({ cookies }) => cookies.find(({ name }) => name === 'hoptrail-browser')?.value,
    );
    expect(new Set(browsers).size).toBe(1);
    expect(run.mailbox).toHaveLength(1);

    run.passTime(CODE_REPEAT_MS);
    await send();
    expect(run.mailbox).toHaveLength(2);
  },
);

test('sends a code each for two addresses and for two browsers', async () => {
  const run = await buildTestApp();
  const [ada, bea] = [new Person(run.app), new Person(run.app)];
  await ada.call('POST', '/api/auth/send-code', { email });
  await ada.call('POST', '/api/auth/send-code', { email: 'bea@people.example' });
  await bea.call('POST', '/api/auth/send-code', { email }, { 'user-agent': 'another' });
  expect(run.mailbox).toHaveLength(3);
});

test('does not return a used code again', async () => {
  const run = await buildTestApp();
  const { email: registered } = await signUp(run, 'known');
  const again = new Person(run.app);
  await again.call('POST', '/api/auth/send-code', { email: registered });
  const body = { email: registered, code: codeFor(run, registered) };
  expect((await again.call('POST', '/api/auth/verify-code', body)).statusCode).toBe(200);
});
