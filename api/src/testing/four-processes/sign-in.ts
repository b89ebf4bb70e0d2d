import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { issueCode } from '../../features/auth/codes/codes.ts';
import { makeSignInLink } from '../../features/auth/links/sign-in-links.ts';
import { renewFirstAdministratorLink } from '../../features/auth/shared/first-administrator.ts';
import { addAccount, countOf, inParallel, newcomer, Visitor } from './account.ts';
import type { Instances } from './instances.ts';

export function signInTests(run: Instances): void {
  // Before the others, which create administrators.
  test('of 20 accounts that open the link at once one becomes the first administrator', async () => {
    const accounts = await Promise.all(Array.from({ length: 20 }, () => addAccount(run)));
    const link = await renewFirstAdministratorLink(run.db, run, 'http://localhost');
    const token = link?.split('#')[1];
    const answers = await Promise.all(
      accounts.map((account) => account.call('POST', '/api/auth/first-administrator', { token })),
    );
    expect(countOf(answers)).toEqual({ 200: 1, '403 auth.firstLinkInvalid': 19 });
    const administrators = run.db.selectFrom('users').select('id').where('role', '=', 'admin');
    expect(await administrators.execute()).toHaveLength(1);
  });

  test('a code that is verified 100 times at once gives one session', async () => {
    const { email, id } = await addAccount(run);
    await run.db.deleteFrom('sessions').where('userId', '=', id).execute();
    const request = { email, browser: 'first', isKnown: false, isMailed: false };
    const code = await issueCode({ ...run }, request);
    const answers = await inParallel(100, () =>
      new Visitor(run).call('POST', '/api/auth/verify-code', { email, code }),
    );
    expect(countOf(answers)).toEqual({ 200: 1, '400 auth.codeInvalid': 99 });
    const sessions = run.db.selectFrom('sessions').select('tokenHash').where('userId', '=', id);
    expect(await sessions.execute()).toHaveLength(1);
  });

  test('wrong codes that are tried at once are all counted', async () => {
    const { email } = await addAccount(run);
    const request = { email, browser: 'first', isKnown: false, isMailed: false };
    const code = await issueCode({ ...run }, request);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await inParallel(40, () =>
      new Visitor(run).call('POST', '/api/auth/verify-code', { email, code: wrong }),
    );
    const { '400 auth.codeInvalid': compared = 0, '429 auth.codeLimit': refused = 0 } =
      countOf(answers);
    expect(compared + refused).toBe(40);
    const stored = run.db.selectFrom('wrong_codes').select('email').where('email', '=', email);
    expect(await stored.execute()).toHaveLength(compared);
    expect(compared).toBeLessThanOrEqual(5);
  });

  test('a sign-in link that is opened 40 times at once gives one session', async () => {
    const { email, id } = await addAccount(run, { role: 'admin' });
    await run.db.deleteFrom('sessions').where('userId', '=', id).execute();
    const link = await makeSignInLink(run.db, run, email);
    const token = link.split('#')[1];
    const answers = await inParallel(40, () =>
      new Visitor(run).call('POST', '/api/auth/sign-in-link', { token }),
    );
    expect(countOf(answers)).toEqual({ 200: 1, '403 auth.linkInvalid': 39 });
    const sessions = run.db.selectFrom('sessions').select('tokenHash').where('userId', '=', id);
    expect(await sessions.execute()).toHaveLength(1);
  });

  test('of 20 newcomers and 10 accounts that want one username at once one gets it', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, () => addAccount(run)));
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, async (_, at) => await signUp(run, `name${at}`, 'Porter')),
      ...accounts.map((one) => one.call('PUT', `/api/users/${one.id}`, { username: 'porter' })),
    ]);
    expect(countOf(answers)).toEqual({ 200: 1, '409 user.usernameTaken': 29 });
    const users = await run.db.selectFrom('users').select('username').execute();
    expect(users.filter(({ username }) => username.toLowerCase() === 'porter')).toHaveLength(1);
  });

  test('an address that signs up 20 times at once gets one account', async () => {
    const answers = await inParallel(20, (at) => signUp(run, 'twenty', `twenty${at}`));
    expect(countOf(answers)).toEqual({ 200: 1, '409 auth.accountExists': 19 });
    const email = 'twenty@people.example';
    const users = run.db.selectFrom('users').select('id').where('email', '=', email);
    expect(await users.execute()).toHaveLength(1);
  });

  test('each of 60 addresses gets its code by one mail', async () => {
    const addresses = Array.from({ length: 60 }, (_, at) => `mail${at}@people.example`);
    const answers = await Promise.all(
      addresses.map((email) => new Visitor(run).call('POST', '/api/auth/send-code', { email })),
    );
    expect(countOf(answers)).toEqual({ 200: 60 });
    await expect.poll(() => run.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
    expect(run.mailed.filter((to) => to.startsWith('mail')).toSorted()).toEqual(
      addresses.toSorted(),
    );
  });
}

/** Completes the profile of a proved address, with a picture that was uploaded for it. */
async function signUp(run: Instances, name: string, username: string) {
  const email = `${name}@people.example`;
  const id = randomUUID();
  const now = run.clock.now().toISOString();
  const upload = { id, email, bytes: 1000, createdAt: now, storedAt: now };
  await run.db.insertInto('uploads').values(upload).execute();
  const profileImageUrl = `/objects/uploads/${id}`;
  const body = { email, username, profileImageUrl };
  return await newcomer(run, email).call('POST', '/api/auth/complete-profile', body);
}
