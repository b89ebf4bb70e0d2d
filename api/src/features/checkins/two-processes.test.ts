import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import { temporaryFolder } from '../../testing/app.ts';
import { makeBrewery } from '../../testing/factories/brewery.ts';
import { makeUser } from '../../testing/factories/user.ts';

const TRIES = 100;

test('makes one check-in of 200 tries by two processes at once', async () => {
  const file = join(await temporaryFolder(), 'shared.db');
  const db = openDatabase(file);
  await migrate(db);
  const [user, brewery] = [makeUser(), makeBrewery()];
  await db.insertInto('users').values(user).execute();
  await db.insertInto('breweries').values(brewery).execute();

  const script = join(import.meta.dirname, '../../testing/processes/try-checkins.ts');
  const outcomes = await Promise.all(
    [1, 2].map(async () => {
      const args = [script, file, String(user.id), String(brewery.id), String(TRIES)];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let printed = '';
      child.stdout.on('data', (part: Buffer) => {
        printed += part.toString();
      });
      const [code] = await once(child, 'close');
      expect(code).toBe(0);
      return JSON.parse(printed);
    }),
  );
  const [one, two] = outcomes;
  expect(one.accepted + two.accepted).toBe(1);
  expect(one.refused + two.refused).toBe(2 * TRIES - 1);
  const rows = await db.selectFrom('check_ins').selectAll().execute();
  expect(rows).toHaveLength(1);
  const counts = await db.selectFrom('users').select('checkins').executeTakeFirstOrThrow();
  expect(counts.checkins).toBe(1);
  await db.destroy();
});
