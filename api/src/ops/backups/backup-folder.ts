import { access, constants, stat } from 'node:fs/promises';
import { isMissing } from '../../lib/files/is-missing.ts';
import { makeFolder } from '../../lib/files/make-folder.ts';

/** Why a folder cannot hold backups, and what to do about it. */
export interface FolderProblem {
  says: string;
  fix: string;
}

/**
 * Returns why backups cannot be written to a folder; undefined where they can. A folder that does not
 * exist is no problem: the next backup creates it.
 */
export async function findBackupFolderProblem(folder: string): Promise<FolderProblem | undefined> {
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error('it is not a folder');
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return isMissing(error) ? undefined : problemOf(folder, error);
  }
}

/** Creates the folder of the backups where it does not exist. @returns as `findBackupFolderProblem` */
export async function makeBackupFolder(folder: string): Promise<FolderProblem | undefined> {
  try {
    await makeFolder(folder);
  } catch (error) {
    return (await findBackupFolderProblem(folder)) ?? problemOf(folder, error);
  }
  return await findBackupFolderProblem(folder);
}

function problemOf(folder: string, error: unknown): FolderProblem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    says: `no backup can be written to ${folder} (${reason})`,
    fix: 'Set BACKUP_DIR to a folder that this account may write; a unit of systemd names it in ReadWritePaths.',
  };
}
