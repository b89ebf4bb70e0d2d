import { randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '../../db/database.ts';
import { eraseSetting, findSetting, SIGNING_KEY_SETTING } from '../../db/settings/settings.repo.ts';
import { WrongFolderError } from '../../lib/files/writable-folder.ts';
import { flush } from '../backups/fsync.ts';

/** The name of the key's file in a data folder. */
export const SIGNING_KEY_FILE = 'signing.key';

const KEY_BYTES = 32;
const LEAST_CHARACTERS = 32;

/**
 * Returns the key that signs upload links, sign-up proofs and codes. It has a file of its own, so
 * that copies of the database and backups do not contain it. A key that an earlier version stored
 * in the database moves to the file; its signatures stay valid.
 * @param configured the key from the environment, which takes precedence
 * @throws WrongFolderError if the file holds no key
 */
export async function loadSigningKey(
  folder: string,
  db: Db,
  configured: string | undefined,
): Promise<string> {
  const file = join(folder, SIGNING_KEY_FILE);
  const stored = await findSetting(db, SIGNING_KEY_SETTING);
  const key = configured ?? (await readKey(file)) ?? (await writeKey(file, stored));
  // Only after the file is on the disk.
  if (stored !== undefined) await eraseSetting(db, SIGNING_KEY_SETTING);
  return key;
}

async function readKey(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    // A folder holds no key either.
    if (error.code === 'EISDIR') return '';
    throw error;
  });
  if (text === undefined) return undefined;
  if (text.trim().length >= LEAST_CHARACTERS) return text.trim();
  throw new WrongFolderError(
    `${file} holds no key. Remove it: the next start makes a new one. Sign-in codes and upload links of the last 15 minutes are then invalid.`,
  );
}

async function writeKey(
  file: string,
  key = randomBytes(KEY_BYTES).toString('base64url'),
): Promise<string> {
  const draft = await open(`${file}.new`, 'w', 0o600);
  try {
    await chmod(`${file}.new`, 0o600);
    await draft.writeFile(`${key}\n`);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${file}.new`, file);
  await flush(dirname(file));
  return key;
}
