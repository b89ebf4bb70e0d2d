import { INVITATION_LIFETIME_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { codeFor, Person, signUp } from '../../../testing/person.ts';

const BOSS = 'boss@people.example';
const GUEST = 'guest@elsewhere.example';

type Mode = 'open' | 'invite' | 'closed';

async function begin(registration: Mode, domains: string[] = []) {
  const config = { adminEmails: [BOSS], registration: { registration, domains } };
  const run = await buildTestApp({ config });
  return { run, boss: await signUp(run, 'boss') };
}

async function prove(run: TestApp, email: string) {
  const person = new Person(run.app);
  const sent = await person.call('POST', '/api/auth/send-code', { email });
  const body = { email, code: codeFor(run, email) };
  const response = await person.call('POST', '/api/auth/verify-code', body);
  const complete = async (username: string) =>
    await person.call('POST', '/api/auth/complete-profile', {
      email,
      username,
      profileImageUrl: await person.upload(),
    });
  return { person, sent, response, complete };
}

const invite = (boss: Person, email: string) =>
  boss.call('POST', '/api/admin/invitations', { email });

test('refuses an uninvited address after it is proven, and names a contact', async () => {
  const { run } = await begin('invite');
  const { person, sent, response } = await prove(run, GUEST);
  expect(sent.json()).toEqual({ message: 'Verification code sent' });
  expect([response.statusCode, response.json()]).toEqual([
    403,
    {
      code: 'auth.notInvited',
      message: `New accounts are by invitation here, and this address has none. Write to ${BOSS}.`,
    },
  ]);
  expect(person.cookies.has('hoptrail-signup')).toBe(false);

  await person.call('POST', '/api/auth/send-code', { email: GUEST });
  const body = { email: GUEST, code: codeFor(run, GUEST) };
  const overRpc = await person.call('POST', '/trpc/auth.verifyCode', body);
  expect(overRpc.json().error.data).toMatchObject({ httpStatus: 403, appCode: 'auth.notInvited' });
});

test('does not show before the code whether an address has an account, in any mode', async () => {
  for (const mode of ['open', 'invite', 'closed'] as const) {
    const { run } = await begin(mode);
    const stranger = new Person(run.app);
    const responses = [];
    for (const email of [BOSS, GUEST]) {
      const sent = await stranger.call('POST', '/api/auth/send-code', { email });
      const body = { email, code: '000000' };
      const tried = await stranger.call('POST', '/api/auth/verify-code', body);
      responses.push([sent.statusCode, sent.json(), tried.statusCode, tried.json()]);
    }
    expect(responses[0]).toEqual(responses[1]);
  }
});

test('lets an invited address sign up once', async () => {
  const { run, boss } = await begin('invite');
  expect((await invite(boss, ` ${GUEST.toUpperCase()}`)).statusCode).toBe(200);
  const { response, complete } = await prove(run, GUEST);
  expect(response.json()).toEqual({ isNewUser: true, user: null });
  const completed = await complete('guest');
  expect([completed.statusCode, completed.json().user.role]).toEqual([200, 'user']);
  const { invitations } = (await boss.call('GET', '/api/admin/invitations')).json();
  expect(invitations).toEqual([]);
  const back = await prove(run, GUEST);
  expect(back.response.json()).toMatchObject({ isNewUser: false, user: { email: GUEST } });
});

test('refuses expired and withdrawn invitations, also between code and sign-up', async () => {
  const { run, boss } = await begin('invite');
  const { id } = (await invite(boss, GUEST)).json();
  const begun = await prove(run, GUEST);
  expect(begun.response.statusCode).toBe(200);
  expect((await boss.call('DELETE', `/api/admin/invitations/${id}`)).statusCode).toBe(200);
  expect((await begun.complete('guest')).json().code).toBe('auth.notInvited');

  await invite(boss, GUEST);
  run.passTime(INVITATION_LIFETIME_MS);
  expect((await prove(run, GUEST)).response.json().code).toBe('auth.notInvited');
});

test('mails codes to existing accounts only while registration is closed', async () => {
  const { run, boss } = await begin('open');
  await signUp(run, 'ada');
  await run.deps.db
    .insertInto('administrator_invitations')
    .values({ email: 'named@people.example', createdAt: '2026-05-01T12:00:00.000Z' })
    .execute();
  Object.assign(run.deps.config.registration, { registration: 'closed' });
  const before = run.mailbox.length;
  const stranger = new Person(run.app);
  const sent = await stranger.call('POST', '/api/auth/send-code', { email: GUEST });
  expect(sent.json()).toEqual({ message: 'Verification code sent' });
  expect(run.mailbox.length).toBe(before);
  expect((await prove(run, 'ada@people.example')).response.json().isNewUser).toBe(false);
  expect((await prove(run, 'named@people.example')).response.json().isNewUser).toBe(true);
  const refused = await invite(boss, GUEST);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'invitation.closed']);
});

test('refuses a sign-up that began before registration was closed', async () => {
  const { run } = await begin('open');
  const { response, complete } = await prove(run, GUEST);
  expect(response.json().isNewUser).toBe(true);
  Object.assign(run.deps.config.registration, { registration: 'closed' });
  const refused = await complete('guest');
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      code: 'auth.registrationClosed',
      message: `No new accounts are made here. Write to ${BOSS}.`,
    },
  ]);
});

test('lets addresses of the mail domains sign up, and others by invitation', async () => {
  const { run, boss } = await begin('open', ['brewers.example', 'xn--bru-rla.example']);
  expect((await prove(run, 'a@brewers.example')).response.statusCode).toBe(200);
  expect((await prove(run, 'b@bräu.example')).response.statusCode).toBe(200);
  for (const email of ['c@mail.brewers.example', 'd@notbrewers.example', GUEST]) {
    const { response } = await prove(run, email);
    expect(response.json()).toEqual({
      code: 'auth.notInvited',
      message: `New accounts need an e-mail address of brewers.example or xn--bru-rla.example, or an invitation. Write to ${BOSS}.`,
    });
  }
  await invite(boss, GUEST);
  expect((await prove(run, GUEST)).response.statusCode).toBe(200);
});

test('shows everybody who may sign up, and no other setting', async () => {
  const { run } = await begin('open', ['brewers.example']);
  const response = await new Person(run.app).call('GET', '/api/registration-settings');
  expect(response.json()).toEqual({ registration: 'open', domains: ['brewers.example'] });
});

test('reads the settings and refuses contradictions', () => {
  const read = (env: Record<string, string>) => readConfig(env, 'production').registration;
  expect(read({})).toEqual({ registration: 'open', domains: [] });
  expect(read({ REGISTRATION_DOMAINS: '@Brewers.example, bräu.example' }).domains).toEqual([
    'brewers.example',
    'xn--bru-rla.example',
  ]);
  expect(() => read({ REGISTRATION: 'locked' })).toThrow(
    'REGISTRATION is "locked", but it takes open, invite or closed.',
  );
  expect(() => read({ REGISTRATION_DOMAINS: 'brewers' })).toThrow('takes mail domains');
  expect(() => read({ REGISTRATION: 'invite', REGISTRATION_DOMAINS: 'a.example' })).toThrow(
    'Leave REGISTRATION_DOMAINS out, or set REGISTRATION=open.',
  );
});
