import { SIGN_IN_LINK_LIFETIME_MS } from '@hoptrail/contracts/limits';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { askServer } from '../../../ops/control/control-client.ts';
import { startControl } from '../../../ops/control/control-server.ts';
import { buildTestApp, type TestApp, temporaryFolder } from '../../../testing/app.ts';
import { runOperationHere } from '../../../testing/operations.ts';
import { Person, signUp } from '../../../testing/person.ts';

const boss = 'boss@people.example';
const config = { adminEmails: [boss], publicUrl: 'https://beer.example' };

/**
 * Runs the command in the running server.
 * @returns the printed text
 */
async function printLink(run: TestApp, email: string): Promise<string> {
  const folder = await temporaryFolder();
  const end = await startControl({
    ...run.deps,
    loadTagKey: async () => run.deps.tagKey,
    folder,
    log: pino({ level: 'silent' }),
    wakeOutbox: () => run.deps.outbox.wake(),
  });
  onTestFinished(end);
  const printed: string[] = [];
  async function* nothing(): AsyncGenerator<string> {}
  const talk = { input: nothing(), print: (text: string) => printed.push(text), progress() {} };
  await askServer(folder, 'admin.signInLink', { email }, talk);
  return printed.join('\n');
}

function tokenIn(printed: string): string {
  const [url = ''] = printed.split('\n');
  expect(url).toMatch(/^https:\/\/beer\.example\/sign-in-link#[\w-]{43}$/);
  return new URL(url).hash.slice(1);
}

const open = (person: Person, token: string) =>
  person.call('POST', '/api/auth/sign-in-link', { token });

test('signs an administrator in by a link, once', async () => {
  const run = await buildTestApp({ config });
  const { userId } = await signUp(run, 'boss');
  const printed = await printLink(run, ' Boss@people.example');
  expect(printed).toContain('The link signs boss@people.example in once, within 15 minutes.');
  const token = tokenIn(printed);
  const browser = new Person(run.app);
  expect((await browser.call('GET', `/api/auth/sign-in-link?token=${token}`)).statusCode).toBe(404);
  const response = await open(browser, token);
  expect(response.json()).toMatchObject({ email: boss, isNewUser: false, user: { id: userId } });
  expect((await browser.call('GET', '/api/auth/me')).json().user.role).toBe('admin');
  const again = await open(new Person(run.app), token);
  expect([again.statusCode, again.json()]).toEqual([
    403,
    {
      message: 'This sign-in link is not valid any more. Please make a new one.',
      code: 'auth.linkInvalid',
    },
  ]);
});

test('accepts a link over RPC too, and one of a hundred uses at once', async () => {
  const run = await buildTestApp({ config });
  await signUp(run, 'boss');
  const token = tokenIn(await printLink(run, boss));
  const responses = await Promise.all(
    Array.from({ length: 100 }, () =>
      new Person(run.app).call('POST', '/trpc/auth.signInByLink', { token }),
    ),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('refuses a link after 15 minutes, after a newer one, and after its owner lost the rights', async () => {
  const run = await buildTestApp({ config });
  await signUp(run, 'boss');
  const late = tokenIn(await printLink(run, boss));
  run.passTime(SIGN_IN_LINK_LIFETIME_MS);
  expect((await open(new Person(run.app), late)).statusCode).toBe(403);
  const replaced = tokenIn(await printLink(run, boss));
  const newer = tokenIn(await printLink(run, boss));
  expect((await open(new Person(run.app), replaced)).statusCode).toBe(403);
  Object.assign(run.deps.config, { adminEmails: [] });
  expect((await open(new Person(run.app), newer)).statusCode).toBe(403);
});

test('signs up an administrator without an account by the link', async () => {
  const run = await buildTestApp({ config });
  const browser = new Person(run.app);
  const response = await open(browser, tokenIn(await printLink(run, boss)));
  expect(response.json()).toEqual({ email: boss, isNewUser: true, user: null });
  const profileImageUrl = await browser.upload();
  const profile = { email: boss, username: 'boss', profileImageUrl };
  const completed = await browser.call('POST', '/api/auth/complete-profile', profile);
  expect(completed.json().user).toMatchObject({ email: boss, role: 'admin' });
});

test('refuses a link to other addresses', async () => {
  const run = await buildTestApp({ config });
  const [admin, ada] = [await signUp(run, 'boss'), await signUp(run, 'ada')];
  await expect(printLink(run, ada.email)).rejects.toThrow(
    'ada@people.example is not an administrator. Add it first: hoptrail admin add ada@people.example',
  );
  await expect(printLink(run, 'no address')).rejects.toThrow(
    'no address is not an e-mail address.',
  );
  const suspension = `/api/admin/people/${ada.userId}/suspension`;
  await admin.call('PUT', suspension, { reason: 'Spoiled the beer.' });
  await expect(printLink(run, ada.email)).rejects.toThrow('is suspended and cannot sign in');
});

test('creates the link in the command while the server is stopped', async () => {
  const run = await buildTestApp();
  await signUp(run, 'boss');
  const { printed } = await runOperationHere(
    run.deps.db,
    'admin.signInLink',
    { email: boss },
    undefined,
    { adminEmails: [boss], port: 3000 },
  );
  expect(printed).toMatch(/^http:\/\/localhost:3000\/sign-in-link#/);
  expect(printed).toContain('PUBLIC_URL is not set');
});
