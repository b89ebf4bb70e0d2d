import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { databaseVariables } from '../../../config/database/database-variables.ts';
import { buildTestApp, type TestApp, temporaryFolder } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { Person, signUp } from '../../../testing/person.ts';
import { hoptrail } from '../../../testing/processes/command.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 240_000 });

/** Runs a command on the database of an instance, with a new data folder. */
async function run({ deps: { config } }: TestApp, ...args: string[]) {
  if (!config.database) throw new Error('These tests need PostgreSQL.');
  const variables = databaseVariables(config.database);
  const command = hoptrail(args, { ...variables, DATA_DIR: await temporaryFolder() });
  return { code: await command.ended, output: command.output() };
}

test('commands work on the database, and all instances learn of it', async () => {
  const first = await buildTestApp();
  const second = await buildTestApp({ beside: first });
  const ada = await signUp(first, 'ada');
  const there = new Person(second.app);
  for (const [name, value] of ada.cookies) there.cookies.set(name, value);
  const brewery = await addBrewery(first, { name: 'Porch Light Brewing' });
  const ownerOf = async (person: Person) => {
    const detail = await person.call('GET', `/api/breweries/${brewery.id}`);
    return detail.json().viewer.canEdit;
  };
  expect([await ownerOf(ada), await ownerOf(there)]).toEqual([false, false]);

  const given = await run(first, 'owner', 'give', brewery.id, ada.email);
  expect(given.output).toContain('Porch Light Brewing');
  expect(given.code).toBe(0);
  for (const person of [ada, there]) await expect.poll(() => ownerOf(person)).toBe(true);
  const taken = await run(second, 'owner', 'take', brewery.id);
  expect([taken.code, taken.output]).toEqual([0, expect.stringContaining('Porch Light Brewing')]);
  for (const person of [ada, there]) await expect.poll(() => ownerOf(person)).toBe(false);
  // An instance sends the mail about it, not the command.
  const mail = await first.deps.db.selectFrom('mail_outbox').select('recipient').execute();
  expect(mail).toEqual([{ recipient: ada.email }]);

  const added = await run(second, 'admin', 'add', ada.email);
  expect([added.code, added.output]).toEqual([0, expect.stringContaining(ada.email)]);
  for (const person of [ada, there]) {
    expect((await person.call('GET', '/api/auth/me')).json().user.role).toBe('admin');
  }
  const unknown = await run(first, 'admin', 'add', 'nobody');
  expect(unknown.code).toBe(1);

  const doctor = await run(first, 'doctor', '--repair');
  expect(doctor.output).toContain('the counters were recounted from the rows');
  expect(doctor.output).toMatch(/instances +none is running/);
});

test('a list is imported straight into the database, and an instance shows it', async () => {
  const first = await buildTestApp();
  const file = join(await temporaryFolder(), 'list.csv');
  await writeFile(
    file,
    `id,name,brewery_type,address_1,city,state_province,postal_code
aaaaaaaa-0000-4000-8000-000000000001,Ünter Malt,micro,1 Broadway,Moore,Oklahoma,73160\n`,
  );
  const shown = async () => {
    const found = await first.app.inject('/api/breweries?search=malt');
    return found.json();
  };
  const before = JSON.stringify(await shown());
  expect(before).not.toContain('Ünter Malt');
  const imported = await run(first, 'import', 'openbrewerydb', file);
  expect([imported.code, imported.output]).toEqual([0, expect.stringMatching(/added +1\n/)]);
  await expect.poll(async () => JSON.stringify(await shown())).toContain('Ünter Malt');
  const again = await run(first, 'import', 'openbrewerydb', file);
  expect([again.code, again.output]).toEqual([0, expect.stringMatching(/added +0\n/)]);
});
