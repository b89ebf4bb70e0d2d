import { access, constants } from 'node:fs/promises';
import { Refusal } from '../refusal.ts';
import { makeFolder } from './make-folder.ts';

/** Thrown for an unusable data folder; the message says why and what to do. */
export class DataFolderError extends Refusal {
  override name = 'DataFolderError';
}

/**
 * Thrown for a wrong data folder, or one whose database is missing. A restart does not help, so the
 * exit code is that of wrong settings.
 */
export class WrongFolderError extends DataFolderError {
  override name = 'WrongFolderError';
}

/**
 * Checks that a folder is writable; creates it if it does not exist.
 * @throws DataFolderError
 */
export async function ensureWritable(path: string): Promise<void> {
  try {
    await makeFolder(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DataFolderError(
      `The data folder ${path} cannot be written (${reason}). Set DATA_DIR to a folder that can.`,
      { cause },
    );
  }
}
