import type { Deps } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { deleteVisits } from '../import/delete-visits.ts';
import { findAllFileIdsOfPerson } from '../import/imports.repo.ts';

/** Deletes the imported check-ins of a person who deletes their account. */
export async function deleteImportedVisits(db: Db, userId: string): Promise<void> {
  await deleteVisits(db, { of: 'userId', id: userId });
}

/** Returns the names of the private files of a person. */
export const findPrivateFilesOf = findAllFileIdsOfPerson;

/** Removes private files; the sweep removes those that cannot be reached now. */
export async function removePrivateFiles(
  { privateFiles }: Pick<Deps, 'privateFiles'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) await privateFiles.remove(name).catch(() => {});
}
