import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, temporaryFolder } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { signUp } from '../../testing/person.ts';
import { askServer } from './control-client.ts';
import { startControl } from './control-server.ts';
import type { OperationName } from './operations.ts';

const log = pino({ level: 'silent' });

async function begin() {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const folder = await temporaryFolder();
  const end = await startControl({
    ...run.deps,
    loadTagKey: async () => run.deps.tagKey,
    wakeOutbox: () => run.deps.outbox.wake(),
    folder,
    log,
  });
  onTestFinished(end);
  return { run, folder, end };
}

async function* pieces(...texts: string[]) {
  yield* texts;
}

/**
 * Runs an operation in the server of a folder.
 * @returns the printed text
 */
async function ask(
  folder: string,
  name: OperationName,
  args: object,
  input: AsyncIterable<string> = pieces(),
) {
  const printed: string[] = [];
  const isAnswered = await askServer(folder, name, args, {
    input,
    print: (text) => printed.push(text),
    progress: () => {},
  });
  return isAnswered ? printed.join('\n') : undefined;
}

/** Returns the person's role from the running server, in their existing session. */
async function roleOf(person: Awaited<ReturnType<typeof signUp>>) {
  const response = await person.call('GET', '/api/auth/me');
  expect(response.statusCode, response.body).toBe(200);
  const { user } = response.json();
  expect(user.id).toBe(person.userId);
  return user.role;
}

test('adds and removes an administrator while the server runs, without a new sign-in', async () => {
  const { run, folder } = await begin();
  const ada = await signUp(run, 'ada');
  expect(await roleOf(ada)).toBe('user');
  expect(await ask(folder, 'admin.add', { email: ' Ada@people.example' })).toBe(
    'ada@people.example is an administrator.',
  );
  expect(await roleOf(ada)).toBe('admin');
  expect(await ask(folder, 'admin.list', {})).toBe(
    'boss@people.example  (by ADMIN_EMAILS)\nada@people.example',
  );
  await ask(folder, 'admin.remove', { email: ada.email });
  expect(await roleOf(ada)).toBe('user');
  await expect(ask(folder, 'admin.remove', { email: ada.email })).rejects.toThrow(
    'ada@people.example is not an administrator.',
  );
  await expect(ask(folder, 'admin.remove', { email: 'boss@people.example' })).rejects.toThrow(
    'is in ADMIN_EMAILS',
  );
});

test('refuses a suspended person as an administrator until the suspension is lifted', async () => {
  const { run, folder } = await begin();
  const [boss, ada] = [await signUp(run, 'boss'), await signUp(run, 'ada')];
  const suspension = `/api/admin/people/${ada.userId}/suspension`;
  await boss.call('PUT', suspension, { reason: 'Checked in from the sofa.' });
  await expect(ask(folder, 'admin.add', { email: ada.email })).rejects.toThrow(
    'ada@people.example is suspended (Checked in from the sofa.). Lift the suspension first',
  );
  expect(await ask(folder, 'admin.list', {})).not.toContain(ada.email);
  await boss.call('DELETE', suspension);
  expect(await ask(folder, 'admin.add', { email: ada.email })).toContain('is an administrator');
});

test('makes an address without an account an administrator when it signs up', async () => {
  const { run, folder } = await begin();
  expect(await ask(folder, 'admin.add', { email: 'bea@people.example' })).toContain(
    'when it signs up',
  );
  expect(await ask(folder, 'admin.list', {})).toContain('bea@people.example  (when it signs up)');
  const bea = await signUp(run, 'bea');
  expect(await roleOf(bea)).toBe('admin');
  await bea.call('DELETE', `/api/users/${bea.userId}`);
  expect(await ask(folder, 'admin.list', {})).not.toContain('bea@');

  await ask(folder, 'admin.add', { email: 'cleo@people.example' });
  await ask(folder, 'admin.remove', { email: 'cleo@people.example' });
  expect(await roleOf(await signUp(run, 'cleo'))).toBe('user');
});

test('gives a brewery by its name or id, and takes it back', async () => {
  const { run, folder } = await begin();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run, { name: 'Old Mill', city: 'Moore' });
  const owned = async () =>
    (await ada.call('GET', '/api/auth/me')).json().user.ownedBreweries as number;
  expect(await ask(folder, 'owner.give', { brewery: 'old mill', email: ada.email })).toBe(
    'ada@people.example owns Old Mill.',
  );
  expect(await owned()).toBe(1);
  expect(await ask(folder, 'owner.take', { brewery: brewery.id })).toBe(
    'Nobody owns Old Mill any more.',
  );
  expect(await owned()).toBe(0);

  await addBrewery(run, { name: 'Old Mill', city: 'Norman' });
  const give = (name: string, email = ada.email) =>
    ask(folder, 'owner.give', { brewery: name, email });
  await expect(give('Old Mill')).rejects.toThrow(
    /Use the id:\n {2}\S+ {2}Old Mill, Moore.*\n.*Norman/,
  );
  await expect(give('New Mill')).rejects.toThrow('There is no brewery');
  await expect(give(brewery.id, 'nobody@people.example')).rejects.toThrow('has no account');
});

test('imports a list through the socket and reports problems', async () => {
  const { folder } = await begin();
  const header = 'id,name,brewery_type,address_1,city,state_province,postal_code\n';
  const row =
    'aaaaaaaa-0000-4000-8000-000000000001,Ünter Malt,micro,1 Broadway,Moore,Oklahoma,73160\n';
  const args = { name: 'list.csv' };
  const report = await ask(folder, 'import.openbrewerydb', args, pieces(header, row));
  expect(report).toMatch(/added +1\n/);
  await expect(ask(folder, 'import.openbrewerydb', args, pieces('<html>'))).rejects.toThrow(
    'list.csv is a web page',
  );
  await expect(ask(folder, 'import.openbrewerydb', {})).rejects.toThrow(
    "the server's log says why",
  );
});

test('lets only the account of the server open the socket', async () => {
  const { folder } = await begin();
  expect((await stat(join(folder, 'control.sock'))).mode & 0o777).toBe(0o600);
});

test('does nothing without a server, also with a stale socket', async () => {
  const { folder, end } = await begin();
  await end();
  expect(await ask(folder, 'admin.list', {})).toBeUndefined();
  await writeFile(join(folder, 'control.sock'), '');
  expect(await ask(folder, 'admin.list', {})).toBeUndefined();
});

const COLUMNS =
  'id,name,brewery_type,address_1,city,state_province,postal_code,country,phone,website_url,longitude,latitude\n';
const GOOD = `6c1f6f0a-2f7b-4f3f-9d0a-1b2c3d4e5f60,Malt and Compass,micro,1 Broadway,Oklahoma City,Oklahoma,73102,United States,,,-97.5164,35.4676\n`;
/** Longer than the buffers of the socket. */
const BAD = Array(6000).fill(`,,micro,${'x'.repeat(600)}\n`);

test('sends a long list without a warning of Node about listeners', async () => {
  const { folder } = await begin();
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  onTestFinished(() => {
    process.off('warning', warn);
  });
  const list = pieces(COLUMNS, GOOD, ...BAD);
  const printed = await ask(folder, 'import.openbrewerydb', { name: 'list.csv' }, list);
  expect(printed).toContain('not readable     6,000');
  // Node reports a warning in the next turn of the event loop.
  await new Promise(setImmediate);
  expect(warnings).toEqual([]);
});

test('hears that a long list is refused while it is still being sent', async () => {
  const { folder } = await begin();
  const list = pieces('name,city\n', ...BAD);
  await expect(ask(folder, 'import.openbrewerydb', { name: 'list.csv' }, list)).rejects.toThrow(
    'list.csv',
  );
});
