import { join } from 'node:path';
import { readKeyFile, writeKeyFile } from './key-file.ts';

/** The name of the key's file in a data folder. */
export const TAG_KEY_FILE = 'tag.key';

const ADVICE =
  'Put the copy back that you kept: tags that are written have keys of it. Without a copy remove the file, and write all tags anew.';

/**
 * Returns the key from which the keys of all NFC tags come, and makes one where there is none. Backups
 * do not contain it.
 * @param configured the key from the environment, which takes precedence
 * @throws WrongFolderError if the file holds no key
 */
export async function loadTagKey(folder: string, configured: string | undefined): Promise<string> {
  const key = await findTagKey(folder, configured);
  return key ?? (await writeKeyFile(join(folder, TAG_KEY_FILE)));
}

/**
 * Returns the key as `loadTagKey()` does; undefined where there is none.
 * @throws WrongFolderError if the file holds no key
 */
export async function findTagKey(
  folder: string,
  configured: string | undefined,
): Promise<string | undefined> {
  return configured ?? (await readKeyFile(join(folder, TAG_KEY_FILE), ADVICE));
}
