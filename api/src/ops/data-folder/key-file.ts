import { randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { WrongFolderError } from '../../lib/files/writable-folder.ts';
import { flush } from '../backups/fsync.ts';

const KEY_BYTES = 32;
const LEAST_CHARACTERS = 32;

/**
 * Returns the key in a file of its own; undefined if there is no file.
 * @param advice what to do if the file holds no key, as sentences
 * @throws WrongFolderError if the file holds no key
 */
export async function readKeyFile(file: string, advice: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    // A folder holds no key either.
    if (error.code === 'EISDIR') return '';
    throw error;
  });
  if (text === undefined) return undefined;
  if (text.trim().length >= LEAST_CHARACTERS) return text.trim();
  throw new WrongFolderError(`${file} holds no key. ${advice}`);
}

/**
 * Writes a key to a file that only its owner may read.
 * @param key a new random one by default
 * @returns the key, once it is on the disk
 */
export async function writeKeyFile(
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
