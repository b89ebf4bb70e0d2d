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
 * Lets this process work as the account that a data folder belongs to: what it writes there must
 * be usable for the server. Root becomes that account, with its groups, and cannot go back;
 * another account is refused. Nothing happens where there is no folder, or no accounts (Windows).
 * @param program what this process is started again with for a backup; the account has to read it
 * @throws DataFolderError with what to run instead
 */
export function becomeFolderAccount(dataDir: string, program: readonly string[] = []): void {
  const own = process.geteuid?.();
  const account = folderAccount(dataDir);
  if (own === undefined || account === undefined || account.uid === own) return;
  if (own !== ROOT) {
    // A folder of root may be open to this account's group, as on a shared volume.
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

/** An account that the machine has no entry for, as in a container, has the folder's group only. */
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
