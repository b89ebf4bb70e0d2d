import { accessSync, constants } from 'node:fs';
import { DataFolderError } from '../../../lib/files/writable-folder.ts';
import { type Account, folderAccount } from './folder-account.ts';

declare global {
  namespace NodeJS {
    interface Process {
      /** Missing in Node's own types. */
      initgroups?(user: string | number, extraGroup: string | number): void;
    }
  }
}

const ROOT = 0;

/**
 * Switches this process to the account that owns the data folder, so that the server can use the
 * files it writes. Root switches to that account with its groups and cannot switch back; any other
 * account is refused. Does nothing without a folder, or without accounts (Windows).
 * @param program the command that starts Hoptrail again for a backup; the account must be able to
 * read it
 * @throws DataFolderError with the command to run instead
 */
export function becomeFolderAccount(dataDir: string, program: readonly string[] = []): void {
  const own = process.geteuid?.();
  const account = folderAccount(dataDir);
  if (own === undefined || account === undefined || account.uid === own) return;
  if (own !== ROOT) {
    // A folder of root may be writable for this account's group, as on a shared volume.
    if (account.uid === ROOT) return;
    throw new DataFolderError(
      `The data folder ${dataDir} belongs to the account ${account.uid}, and this is the account ${own}. ` +
        `Run the command as that account (sudo -u '#${account.uid}' ...), or as root.`,
    );
  }
  become(account, dataDir);
  for (const path of program) ensureReadable(path, account);
}

function become({ uid, gid }: Account, dataDir: string): void {
  try {
    setGroups(uid, gid);
    process.setgid?.(gid);
    process.setuid?.(uid);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DataFolderError(
      `The data folder ${dataDir} belongs to the account ${uid}, and this process cannot become it (${reason}). Run the command as that account.`,
      { cause },
    );
  }
}

/** Sets the account's groups; only the folder's group for an account without an entry, as in a container. */
function setGroups(uid: number, gid: number): void {
  try {
    process.initgroups?.(uid, gid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_CREDENTIAL')) {
      throw error;
    }
    process.setgroups?.([gid]);
  }
}

function ensureReadable(path: string, { uid }: Account): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (cause) {
    throw new DataFolderError(
      `${path} cannot be read by the account ${uid}, to which the data folder belongs, and backups are made by it. Move the program to where that account can run it, such as /usr/local/bin.`,
      { cause },
    );
  }
}
