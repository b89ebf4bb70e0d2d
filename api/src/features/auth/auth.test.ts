import { CODE_REPEAT_MS, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { codeFor, Person, signUp } from '../../testing/person.ts';

const email = 'ada@people.example';

test('mails a code to a new address, which signs up with it', async () => {
  const run = await buildTestApp();
  const ada = new Person(run.app);
  const sent = await ada.call('POST', '/api/auth/send-code', { email: ' Ada@People.Example ' });
  expect(sent.json()).toEqual({ message: 'Verification code sent' });
  const verified = await ada.call('POST', '/api/auth/verify-code', {
    email,
    code: codeFor(run, email),
  });
  expect(verified.json()).toEqual({ isNewUser: true, user: null });
  const completed = await ada.call('POST', '/api/auth/complete-profile', {
    email,
    username: 'Ada Love lace',
    profileImageUrl: await ada.upload(),
  });
  expect(completed.json().user).toMatchObject({ username: 'adalovelace', email, role: 'user' });
  const me = await ada.call('GET', '/api/auth/me');
  expect(me.json().user).toMatchObject({ name: 'adalovelace', checkins: 0, rank: 1 });
});

test('signs an existing account in with a code, and out again', async () => {
  const run = await buildTestApp();
  const { email: registered, userId } = await signUp(run, 'grace');
  const grace = new Person(run.app);
  await grace.call('POST', '/api/auth/send-code', { email: registered });
  const verified = await grace.call('POST', '/api/auth/verify-code', {
    email: registered,
    code: codeFor(run, registered),
  });
  expect(verified.json()).toMatchObject({ isNewUser: false, user: { id: userId } });
  const cookie = verified.cookies.find(({ name }) => name === 'hoptrail');
  expect(cookie).toMatchObject({ name: 'hoptrail', httpOnly: true, sameSite: 'Lax' });

  await grace.call('POST', '/api/auth/logout', {});
  grace.cookies.set('hoptrail', String(cookie?.value));
  const me = await grace.call('GET', '/api/auth/me');
  expect(me.statusCode).toBe(401);
  expect(me.json()).toEqual({ message: 'Please sign in first.', code: 'auth.required' });
});

test('sends the same response to known and unknown addresses', async () => {
  const run = await buildTestApp();
  const { email: registered } = await signUp(run, 'known');
  const visitor = new Person(run.app);
  const first = await visitor.call('POST', '/api/auth/send-code', { email: registered });
  const second = await visitor.call('POST', '/api/auth/send-code', { email: 'new@people.example' });
  expect(first.body).toBe(second.body);
  expect(first.statusCode).toBe(second.statusCode);
});

test('returns the code in the response in demo mode', async () => {
  const run = await buildTestApp({ config: { mode: 'demo' } });
  const sent = await new Person(run.app).call('POST', '/api/auth/send-code', { email });
  expect(sent.json().developmentCode).toBe(codeFor(run, email));
});

test.each([
  'plain',
  'two@at@signs.example',
  '@nobody.example',
  `${'x'.repeat(250)}@long.example`,
  'line\nbreak@people.example',
])('the address %j is refused', async (address) => {
  const run = await buildTestApp();
  const sent = await new Person(run.app).call('POST', '/api/auth/send-code', { email: address });
  expect(sent.statusCode).toBe(400);
  expect(sent.json().message).toBe('Please enter a valid email address');
  expect(run.mailbox).toEqual([]);
});

test('refuses a wrong code, and the right one after five wrong tries', async () => {
  const run = await buildTestApp();
  const ada = new Person(run.app);
  await ada.call('POST', '/api/auth/send-code', { email });
  const code = codeFor(run, email);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    const refused = await ada.call('POST', '/api/auth/verify-code', { email, code: wrong });
    expect(refused.json()).toEqual({
      message: 'Please check your code and try again',
      code: 'auth.codeInvalid',
    });
  }
  const locked = await ada.call('POST', '/api/auth/verify-code', { email, code });
  expect(locked.statusCode).toBe(429);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(3500);

  run.passTime(CODE_REPEAT_MS);
  await ada.call('POST', '/api/auth/send-code', { email });
  const renewed = { email, code: codeFor(run, email) };
  expect((await ada.call('POST', '/api/auth/verify-code', renewed)).statusCode).toBe(429);
  run.passTime(HOUR_MS + 1000);
  await ada.call('POST', '/api/auth/send-code', { email });
  const later = { email, code: codeFor(run, email) };
  expect((await ada.call('POST', '/api/auth/verify-code', later)).statusCode).toBe(200);
});

test('refuses a code after ten minutes or after its use, but not because of a newer one', async () => {
  const run = await buildTestApp();
  const ada = new Person(run.app);
  const verify = (code: string) => ada.call('POST', '/api/auth/verify-code', { email, code });
  const stale = 'This code is not valid any more. Please ask for a new one.';

  await ada.call('POST', '/api/auth/send-code', { email });
  const old = codeFor(run, email);
  run.passTime(10 * 60 * 1000);
  expect((await verify(old)).json().message).toBe(stale);

  await ada.call('POST', '/api/auth/send-code', { email });
  const used = codeFor(run, email);
  expect((await verify(used)).statusCode).toBe(200);
  expect((await verify(used)).json().message).toBe(stale);

  await ada.call('POST', '/api/auth/send-code', { email });
  const first = codeFor(run, email);
  run.passTime(CODE_REPEAT_MS);
  await ada.call('POST', '/api/auth/send-code', { email });
  const second = codeFor(run, email);
  expect((await verify(first)).statusCode).toBe(200);
  expect((await verify(second)).json().message).toBe(stale);
});

test('creates one session when a code is verified a hundred times at once', async () => {
  const run = await buildTestApp();
  const { email: registered } = await signUp(run, 'racer');
  const racer = new Person(run.app);
  await racer.call('POST', '/api/auth/send-code', { email: registered });
  const body = { email: registered, code: codeFor(run, registered) };
  const responses = await Promise.all(
    Array.from({ length: 100 }, () =>
      new Person(run.app).call('POST', '/api/auth/verify-code', body),
    ),
  );
  expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1);
});

test('sends ten codes an hour to an address and sixty to a client', async () => {
  const run = await buildTestApp();
  const ada = new Person(run.app);
  const minutes = 59;
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await ada.call('POST', '/api/auth/send-code', { email })).statusCode).toBe(200);
    run.passTime(CODE_REPEAT_MS);
  }
  expect(run.mailbox).toHaveLength(10);
  const refused = await ada.call('POST', '/api/auth/send-code', { email });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe(String(minutes * 60 + 40));

  for (let sent = 11; sent < 60; sent += 1) {
    const other = { email: `person${sent}@people.example` };
    expect((await ada.call('POST', '/api/auth/send-code', other)).statusCode).toBe(200);
  }
  const flooded = await ada.call('POST', '/api/auth/send-code', { email: 'one@more.example' });
  expect(flooded.statusCode).toBe(429);
});

test('all spellings of a domain are one address, with one budget of codes and one account', async () => {
  const run = await buildTestApp();
  const spellings = [
    ...['ada@bräu.example', 'ada@BRÄU.example', 'ada@bra\u0308u.example', 'ada@ｂräu。example'],
    ...['ada@xn--bru-rla.example', 'ada@bräu.example.', 'Ada@br\u00adäu.example'],
  ];
  const send = (typed: string) =>
    new Person(run.app).call('POST', '/api/auth/send-code', { email: typed });
  for (let sent = 0; sent < 10; sent += 1) {
    const typed = spellings[sent % spellings.length] ?? '';
    expect([typed, (await send(typed)).statusCode]).toEqual([typed, 200]);
    run.passTime(CODE_REPEAT_MS);
  }
  expect(new Set(run.mailbox.map(({ to }) => to))).toEqual(new Set(['ada@bräu.example']));
  for (const typed of spellings) {
    expect([typed, (await send(typed)).statusCode]).toEqual([typed, 429]);
  }
});

test('sends a code that the mail server refused once it accepts messages again', async () => {
  const run = await buildTestApp();
  run.mailServer.isDown = true;
  const sent = await new Person(run.app).call('POST', '/api/auth/send-code', { email });
  expect(sent.json()).toEqual({ message: 'Verification code sent' });
  expect(run.mailbox).toEqual([]);
  run.mailServer.isDown = false;
  run.passTime(2000);
  await run.deps.outbox.wake();
  expect(codeFor(run, email)).toMatch(/^\d{6}$/);
  await run.deps.outbox.wake();
  expect(run.mailbox).toHaveLength(1);
});

test('extends a used session by 30 days and treats a broken cookie as signed out', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  run.passTime(29 * DAY_MS);
  expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(200);
  run.passTime(29 * DAY_MS);
  expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(200);
  run.passTime(31 * DAY_MS);
  expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(401);
  ada.cookies.set('hoptrail', 'broken"; value=\u0001');
  expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(401);
});

test('ends a session 90 days after the sign-in, even if it is in use', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const me = async () => await ada.call('GET', '/api/auth/me');
  for (let day = 20; day < 90; day += 20) {
    run.passTime(20 * DAY_MS);
    expect((await me()).statusCode).toBe(200);
  }
  run.passTime(9 * DAY_MS);
  const last = await me();
  expect(last.statusCode).toBe(200);
  expect(last.cookies.find(({ name }) => name === 'hoptrail')?.maxAge).toBe(DAY_MS / 1000);
  run.passTime(DAY_MS);
  expect((await me()).statusCode).toBe(401);
});

test("ends the browser's previous session when it signs in again", async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const former = new Person(run.app);
  former.cookies.set('hoptrail', ada.cookies.get('hoptrail') ?? '');
  expect((await former.call('GET', '/api/auth/me')).statusCode).toBe(200);
  await ada.call('POST', '/api/auth/send-code', { email });
  await ada.call('POST', '/api/auth/verify-code', { email, code: codeFor(run, email) });
  expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(200);
  expect((await former.call('GET', '/api/auth/me')).statusCode).toBe(401);
});

test('binds the cookie to the host over HTTPS', async () => {
  const run = await buildTestApp({ config: { publicUrl: 'https://beer.example' } });
  const ada = await signUp(run, 'ada');
  expect([...ada.cookies.keys()]).toEqual(['__Host-hoptrail-browser', '__Host-hoptrail']);
});

test('makes the addresses in ADMIN_EMAILS administrators', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const boss = await signUp(run, 'boss');
  expect((await boss.call('GET', '/api/auth/me')).json().user.role).toBe('admin');
});
