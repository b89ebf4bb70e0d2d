import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE } from '../backups/manifest.ts';

/** An account of the machine, as numbers. */
export interface Account {
  uid: number;
  gid: number;
}

const ROOT = 0;

/**
 * Returns the account that the files of a data folder belong to: the owner of the folder. Where
 * root owns the folder, as on a volume that several accounts share, the owner of the database.
 * @returns undefined where there is no folder yet
 */
export function folderAccount(dataDir: string): Account | undefined {
  const folder = find(dataDir);
  if (!folder?.isDirectory()) return undefined;
  const { uid, gid } = folder;
  if (uid !== ROOT) return { uid, gid };
  return { uid: find(join(dataDir, DATABASE))?.uid ?? ROOT, gid };
}

function find(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    // It is missing, or may not be looked at: what opens it says so.
    return undefined;
  }
}
