import { join } from 'node:path';
import type { Db } from '../../db/database.ts';
import { eraseSetting, findSetting, SIGNING_KEY_SETTING } from '../../db/settings/settings.repo.ts';
import { readKeyFile, writeKeyFile } from './key-file.ts';

/** The name of the key's file in a data folder. */
export const SIGNING_KEY_FILE = 'signing.key';

const ADVICE =
  'Remove it: the next start makes a new one. Sign-in codes and upload links of the last 15 minutes are then invalid.';

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
  const key = configured ?? (await readKeyFile(file, ADVICE)) ?? (await writeKeyFile(file, stored));
  // Only after the file is on the disk.
  if (stored !== undefined) await eraseSetting(db, SIGNING_KEY_SETTING);
  return key;
}
