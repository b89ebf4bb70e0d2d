import {
  DAY_MS,
  INVITATION_LIFETIME_MS,
  INVITATION_PAUSE_MS,
  INVITATIONS_PER_DAY,
} from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { type Person, signUp } from '../../../testing/person.ts';

const GUEST = 'guest@elsewhere.example';

async function begin(publicUrl?: string) {
  const registration = { registration: 'invite' as const, domains: [] };
  const adminEmails = ['boss@people.example', 'ann@people.example'];
  const run = await buildTestApp({ config: { adminEmails, registration, publicUrl } });
  return { run, boss: await signUp(run, 'boss') };
}

const invite = (person: Person, email: string) =>
  person.call('POST', '/api/admin/invitations', { email });
const list = async (person: Person, query = '') =>
  (await person.call('GET', `/api/admin/invitations${query}`)).json();

test('mails an invitation through the outbox, with the public URL if it is configured', async () => {
  const { run, boss } = await begin('https://beer.example');
  run.mailServer.isDown = true;
  expect((await invite(boss, GUEST)).statusCode).toBe(200);
  expect(run.mailbox.filter(({ to }) => to === GUEST)).toEqual([]);
  run.mailServer.isDown = false;
  run.passTime(60_000);
  await run.deps.outbox.wake();
  const [message] = run.mailbox.filter(({ to }) => to === GUEST);
  expect(message?.subject).toBe('You are invited to Hoptrail');
  expect(message?.text).toContain('boss invites you');
  expect(message?.text).toContain('https://beer.example/welcome');
  expect(message?.text).toContain('The invitation ends on May 15, 2026.');

  const other = await begin();
  await invite(other.boss, GUEST);
  expect(other.run.mailbox.at(-1)?.text).not.toContain('http');
});

test('lists invitations newest first, page by page', async () => {
  const { run, boss } = await begin();
  for (const name of ['one', 'two', 'three']) {
    await invite(boss, `${name}@elsewhere.example`);
    run.passTime(1000);
  }
  const first = await list(boss, '?limit=2');
  expect(first).toMatchObject({ registration: 'invite', domains: [] });
  expect(first.invitations).toMatchObject([
    { email: 'three@elsewhere.example', invitedBy: { username: 'boss' }, isExpired: false },
    { email: 'two@elsewhere.example' },
  ]);
  const second = await list(boss, `?limit=2&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({
    invitations: [{ email: 'one@elsewhere.example' }],
    nextCursor: null,
  });
  run.passTime(INVITATION_LIFETIME_MS);
  expect((await list(boss)).invitations[0]).toMatchObject({ isExpired: true });
});

test('refuses to invite accounts and invited addresses, but not after the invitation expired', async () => {
  const { run, boss } = await begin();
  const responses = await Promise.all([invite(boss, GUEST), invite(boss, GUEST)]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await invite(boss, GUEST)).json()).toEqual({
    code: 'invitation.exists',
    message: 'This address is invited already.',
  });
  const self = await invite(boss, boss.email);
  expect([self.statusCode, self.json().code]).toEqual([409, 'invitation.hasAccount']);
  expect((await invite(boss, 'no address')).json().message).toBe(
    'Please enter a valid email address',
  );
  run.passTime(INVITATION_LIFETIME_MS);
  expect((await invite(boss, GUEST)).statusCode).toBe(200);
  expect((await list(boss)).invitations).toHaveLength(1);
});

test('mails an invitation again after a pause and extends it by 14 days', async () => {
  const { run, boss } = await begin();
  const { id } = (await invite(boss, GUEST)).json();
  const resend = () => boss.call('POST', `/api/admin/invitations/${id}/mail`);
  const early = await resend();
  expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '600']);
  run.passTime(INVITATION_PAUSE_MS);
  const again = await resend();
  expect(again.json()).toMatchObject({
    sentAt: '2026-05-01T12:10:00.000Z',
    expiresAt: '2026-05-15T12:10:00.000Z',
  });
  expect(run.mailbox.filter(({ to }) => to === GUEST)).toHaveLength(2);
  const gone = await boss.call('POST', '/api/admin/invitations/nowhere/mail');
  expect([gone.statusCode, gone.json().code]).toEqual([404, 'invitation.notFound']);
});

test('deletes a withdrawn invitation and its unsent message', async () => {
  const { run, boss } = await begin();
  run.mailServer.isDown = true;
  const { id } = (await invite(boss, GUEST)).json();
  const withdraw = () => boss.call('DELETE', `/api/admin/invitations/${id}`);
  expect((await withdraw()).json()).toEqual({ message: 'Invitation withdrawn' });
  expect((await withdraw()).statusCode).toBe(404);
  run.mailServer.isDown = false;
  run.passTime(60_000);
  await run.deps.outbox.wake();
  expect(run.mailbox.filter(({ to }) => to === GUEST)).toEqual([]);
});

test('limits the invitations a day, including withdrawn ones', async () => {
  const { run, boss } = await begin();
  await run.deps.db
    .insertInto('audit_entries')
    .values(
      Array.from({ length: INVITATIONS_PER_DAY - 1 }, () => ({
        createdAt: run.deps.clock.now().toISOString(),
        actorId: boss.userId,
        byHost: 0 as const,
        verb: 'created' as const,
        kind: 'invitation' as const,
        object: 'gone',
        name: '',
        breweryId: null,
        userId: null,
        changes: '[]',
      })),
    )
    .execute();
  const { id } = (await invite(boss, GUEST)).json();
  await boss.call('DELETE', `/api/admin/invitations/${id}`);
  const refused = await invite(boss, GUEST);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'invitation.tooMany']);
  run.passTime(DAY_MS);
  expect((await invite(boss, GUEST)).statusCode).toBe(200);
});

test('records who invited without the address, and keeps the invitation of a deleted administrator', async () => {
  const { run, boss } = await begin();
  const ann = await signUp(run, 'ann');
  await invite(ann, GUEST);
  const { entries } = (await boss.call('GET', '/api/admin/history?kind=invitation')).json();
  expect(entries).toMatchObject([
    {
      verb: 'created',
      actor: { username: 'ann' },
      changes: [{ field: 'domain', before: null, after: 'elsewhere.example' }],
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('guest@');
  await ann.call('DELETE', `/api/users/${ann.userId}`);
  expect((await list(boss)).invitations).toMatchObject([{ email: GUEST, invitedBy: null }]);
});
