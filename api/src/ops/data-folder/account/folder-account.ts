import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE } from '../../backups/manifest.ts';

/** The ids of an account of the machine. */
export interface Account {
  uid: number;
  gid: number;
}

const ROOT = 0;
const GROUP_WRITES = 0o020;

/**
 * Returns the account that the files of a data folder belong to: the owner of the folder. If root
 * owns it and its group may write, as on a shared volume, it is the owner of the database.
 * @returns undefined if there is no folder yet
 */
export function folderAccount(dataDir: string): Account | undefined {
  const folder = find(dataDir);
  if (!folder?.isDirectory()) return undefined;
  const { uid, gid, mode } = folder;
  if (uid !== ROOT || (mode & GROUP_WRITES) === 0) return { uid, gid };
  return { uid: find(join(dataDir, DATABASE))?.uid ?? ROOT, gid };
}

function find(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    // It is missing or inaccessible, which opening it will report.
    return undefined;
  }
}
