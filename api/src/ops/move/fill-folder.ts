import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findDamage } from '../../db/damage/find-damage.ts';
import { openDatabase } from '../../db/database.ts';
import { sealDatabase } from '../../db/sqlite/copy-database.ts';
import { findDatabase } from '../../db/sqlite/find-tables.ts';
import { lockFolder } from '../../db/sqlite/folder-lock.ts';
import type { SqliteFileOptions } from '../../db/sqlite/sqlite-file.ts';
import { copyToSqlite } from '../../db/transfer/sqlite-copy.ts';
import { ensureWritable } from '../../lib/files/writable-folder.ts';
import { Refusal } from '../../lib/refusal.ts';
import { flush } from '../backups/fsync.ts';
import { DATABASE } from '../backups/manifest.ts';
import type { HeldSource } from './hold-source.ts';
import type { Moved, MoveOrder } from './move-order.ts';

const DRAFT = '.moving-';

/**
 * Copies a database from PostgreSQL into a data folder that has none.
 * @throws Refusal when the folder has one, or a server uses it
 */
export async function fillFolder(
  { postgres }: HeldSource,
  order: MoveOrder,
  copyPictures: () => Promise<Moved['pictures']>,
): Promise<Moved> {
  const folder = resolve(order.target.dataDir);
  await ensureWritable(folder);
  const unlock = lockFolder(folder, order);
  try {
    const file = join(folder, DATABASE);
    ensureNoDatabase(file, order);
    await removeDrafts(folder);
    const pictures = await copyPictures();
    const draft = await mkdtemp(join(folder, DRAFT));
    try {
      const copy = join(draft, DATABASE);
      if (postgres === undefined) throw new Error('Only PostgreSQL is moved into a folder.');
      const tables = await copyToSqlite(postgres, copy, order);
      order.onProgress('checking');
      await ensureSound(copy, order);
      await flush(copy);
      for (const beside of [`${file}-wal`, `${file}-shm`]) await rm(beside, { force: true });
      await rename(copy, file);
      await flush(folder);
      return { tables, pictures };
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } finally {
    unlock();
  }
}

function ensureNoDatabase(file: string, options: SqliteFileOptions): void {
  const { kind } = findDatabase(file, options);
  if (kind === 'missing' || kind === 'empty') return;
  throw new Refusal(
    `There is a database already, ${file}. Nothing was changed. Name another folder, or move that file away.`,
  );
}

async function ensureSound(file: string, options: SqliteFileOptions): Promise<void> {
  const db = openDatabase(file, options);
  const damage = await findDamage(db).finally(() => db.destroy());
  sealDatabase(file, options);
  if (damage.length === 0) return;
  throw new Refusal(`The copy is not sound (${damage.join('; ')}). Nothing was moved.`);
}

/** Removes the remains of interrupted moves. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(DRAFT)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
