import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { codeFor, Person, signUp } from '../../testing/person.ts';

const email = 'ada@people.example';

test('creates an account only within 15 minutes of proving its address', async () => {
  const run = await buildTestApp();
  const ada = new Person(run.app);
  await ada.call('POST', '/api/auth/send-code', { email });
  await ada.call('POST', '/api/auth/verify-code', { email, code: codeFor(run, email) });
  const profile = { email, username: 'ada', profileImageUrl: await ada.upload() };
  const complete = (body: object) => ada.call('POST', '/api/auth/complete-profile', body);

  const other = await complete({ ...profile, email: 'eve@people.example' });
  expect(other.json().code).toBe('auth.signupExpired');
  run.passTime(15 * 60 * 1000);
  expect((await complete(profile)).json().code).toBe('auth.signupExpired');
  run.passTime(-60 * 1000);
  expect((await complete(profile)).statusCode).toBe(200);
  const forged = new Person(run.app);
  forged.cookies.set('hoptrail-signup', '9999999999999.YWRhQHBlb3BsZS5leGFtcGxl.forged');
  const refused = await forged.call('POST', '/api/auth/complete-profile', profile);
  expect(refused.statusCode).toBe(401);
});

test('signs up a person on a phone where another one is signed in', async () => {
  const run = await buildTestApp();
  const phone = await signUp(run, 'first');
  const second = 'second@people.example';
  await phone.call('POST', '/api/auth/send-code', { email: second });
  const code = codeFor(run, second);
  await phone.call('POST', '/api/auth/verify-code', { email: second, code });
  expect((await phone.call('GET', '/api/auth/me')).statusCode).toBe(401);
  const profile = { email: second, username: 'second', profileImageUrl: await phone.upload() };
  const done = await phone.call('POST', '/api/auth/complete-profile', profile);
  expect(done.statusCode, done.body).toBe(200);
  expect((await phone.call('GET', '/api/auth/me')).json().user.email).toBe(second);
});

test('refuses a taken username in any letter case and keeps the proof of the address', async () => {
  const run = await buildTestApp();
  await signUp(run, 'taken');
  const ada = new Person(run.app);
  await ada.call('POST', '/api/auth/send-code', { email });
  await ada.call('POST', '/api/auth/verify-code', { email, code: codeFor(run, email) });
  const profileImageUrl = await ada.upload();
  const complete = (username: string) =>
    ada.call('POST', '/api/auth/complete-profile', { email, username, profileImageUrl });
  const refused = await complete('Ta Ken');
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe('This username is taken. Please choose another one.');
  expect((await complete('free')).statusCode).toBe(200);
});

test.each([
  ['ab', 'A username has 3 to 20 characters.'],
  ['x'.repeat(21), 'A username has 3 to 20 characters.'],
  ['   ', 'Username is required'],
  ['<b>bold</b>', 'A username has letters, digits, and the signs _ . - only.'],
])('the username %j is refused', async (username, message) => {
  const run = await buildTestApp();
  const response = await new Person(run.app).call('POST', '/api/auth/complete-profile', {
    email,
    username,
    profileImageUrl: '/objects/uploads/x',
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe(message);
});
