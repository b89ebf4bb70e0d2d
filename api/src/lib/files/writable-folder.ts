import { access, constants } from 'node:fs/promises';
import { Refusal } from '../refusal.ts';
import { makeFolder } from './make-folder.ts';

/** Thrown for an unusable data folder; the message says why and what to do. */
export class DataFolderError extends Refusal {
  override name = 'DataFolderError';
}

/**
 * Thrown for a wrong data folder, or one whose files are missing or damaged. A restart does not help,
 * so the exit code is that of wrong settings.
 */
export class WrongFolderError extends DataFolderError {
  override name = 'WrongFolderError';
  override readonly isPermanent = true;
}

/** Failures that may pass: of the disk, of the system, and of a place where no disk is mounted yet. */
const PASSING: readonly unknown[] = [
  'EACCES',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'ENOTCONN',
  'EPERM',
  'EROFS',
  'ESTALE',
  'ETIMEDOUT',
];

/**
 * Checks that a folder is writable; creates it if it does not exist.
 * @throws DataFolderError; WrongFolderError unless the failure may pass
 */
export async function ensureWritable(path: string): Promise<void> {
  try {
    await makeFolder(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `The data folder ${path} cannot be written (${reason}). Set DATA_DIR to a folder that can.`;
    throw isPassing(cause)
      ? new DataFolderError(message, { cause })
      : new WrongFolderError(message, { cause });
  }
}

/** Tells whether a failure to use a folder may pass, as where its disk is not mounted yet. */
export function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && PASSING.includes(error.code);
}
