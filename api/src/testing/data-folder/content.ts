import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import { CompiledQuery } from 'kysely';
import { onTestFinished } from 'vitest';
import { type Db, openDatabase } from '../../db/database.ts';
import { openDataFolder } from '../../ops/data-folder/data-folder.ts';
import { temporaryFolder, testRuntime } from '../app.ts';
import { makeBrewery } from '../factories/brewery.ts';
import { makeCheckin } from '../factories/checkin.ts';
import { makeUser } from '../factories/user.ts';

/** Creates a data folder with two pictures, a user and a check-in. */
export async function stockedFolder(): Promise<{
  dataDir: string;
  db: Db;
  close(): Promise<void>;
}> {
  const data = await openDataFolder({ dataDir: await temporaryFolder() }, testRuntime);
  onTestFinished(() => data.close());
  const [user, brewery] = [
    makeUser({ checkins: 1, verifiedCheckins: 1 }),
    makeBrewery({ checkins: 1 }),
  ];
  await data.db.insertInto('users').values(user).execute();
  await data.db.insertInto('breweries').values(brewery).execute();
  const checkin = makeCheckin({ userId: user.id, breweryId: brewery.id });
  await data.db.insertInto('check_ins').values(checkin).execute();
  const folder = { dataDir: data.path, db: data.db, close: data.close };
  await addPicture(folder);
  await addPicture(folder);
  return folder;
}

/** Stores a picture of arbitrary bytes. @returns its id */
export async function addPicture({ dataDir, db }: { dataDir: string; db: Db }): Promise<string> {
  const [id, now] = [randomUUID(), new Date().toISOString()];
  await mkdir(join(dataDir, 'uploads', id), { recursive: true });
  for (const width of IMAGE_WIDTHS) {
    await writeFile(join(dataDir, 'uploads', id, `${width}.webp`), randomBytes(2000));
  }
  const upload = { id, bytes: 2000, createdAt: now, storedAt: now, claimedAt: now };
  await db.insertInto('uploads').values(upload).execute();
  return id;
}

/**
 * Returns the contents of a data folder: every row of every table as text, and the SHA-256 of every
 * picture's file by its path.
 */
export async function contentOf(dataDir: string): Promise<{
  rows: Record<string, string[]>;
  files: Record<string, string>;
}> {
  return { rows: await rowsOf(join(dataDir, 'hoptrail.db')), files: await filesOf(dataDir) };
}

async function rowsOf(file: string): Promise<Record<string, string[]>> {
  const db = openDatabase(file);
  try {
    const query = async <Row>(sql: string) =>
      (await db.executeQuery<Row>(CompiledQuery.raw(sql))).rows;
    const tables = await query<{ name: string }>(
      "select name from sqlite_schema where type = 'table' order by name",
    );
    const content: Record<string, string[]> = {};
    for (const { name } of tables) {
      const rows = await query<object>(`select * from "${name}"`);
      content[name] = rows.map((row) => JSON.stringify(row)).toSorted();
    }
    return content;
  } finally {
    await db.destroy();
  }
}

async function filesOf(dataDir: string): Promise<Record<string, string>> {
  const root = join(dataDir, 'uploads');
  if (!existsSync(root)) return {};
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const bytes = await readFile(path);
      return [path.slice(root.length + 1), createHash('sha256').update(bytes).digest('hex')];
    }),
  );
  return Object.fromEntries(hashes);
}
