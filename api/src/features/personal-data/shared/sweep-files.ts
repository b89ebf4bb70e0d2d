import { DAY_MS, IMPORT_SENDING_MS } from '@hoptrail/contracts/limits';
import type { Deps } from '../../../context.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { deleteExportById, findAllEndedExportIds } from '../export/exports.repo.ts';
import { deleteImportsSendingSince, findAllFileIdsOf } from '../import/imports.repo.ts';

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'images' | 'privateFiles'> & {
  /** The name of the database. */
  database: string;
};

/**
 * Removes exports that have ended, imports whose file never arrived, and private files without a
 * row, such as those of a deleted account that could not be reached then. It removes no files of
 * another database.
 * @throws AppError `storage.unreachable`
 */
export async function sweepPrivateFiles({
  db,
  clock,
  images,
  privateFiles,
  database,
}: SweepDeps): Promise<void> {
  const now = clock.now();
  await deleteImportsSendingSince(db, instantAfter(now, -IMPORT_SENDING_MS));
  const ended = await findAllEndedExportIds(db, now.toISOString(), instantAfter(now, -DAY_MS));
  for (const id of ended) {
    await privateFiles.remove(id);
    await deleteExportById(db, id);
  }
  const names = await privateFiles.list();
  if (names.length === 0) return;
  if (images.owner && (await images.owner(database)) !== database) return;
  const known = await findAllFileIdsOf(db, names);
  for (const name of names) if (!known.has(name)) await privateFiles.remove(name);
}
