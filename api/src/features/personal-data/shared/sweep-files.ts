import { IMPORT_SENDING_MS } from '@hoptrail/contracts/limits';
import type { Deps } from '../../../context.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { deleteImportsSendingSince, findAllFileIdsOf } from '../import/imports.repo.ts';

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'images' | 'privateFiles'> & {
  /** The name of the database. */
  database: string;
};

/**
 * Removes imports whose file never arrived, and private files without a row, such as those of a
 * deleted account that could not be reached then. It removes no files of another database.
 * @throws AppError `storage.unreachable`
 */
export async function sweepPrivateFiles({
  db,
  clock,
  images,
  privateFiles,
  database,
}: SweepDeps): Promise<void> {
  await deleteImportsSendingSince(db, instantAfter(clock.now(), -IMPORT_SENDING_MS));
  const names = await privateFiles.list();
  if (names.length === 0) return;
  if (images.owner && (await images.owner(database)) !== database) return;
  const referenced = await findAllFileIdsOf(db, names);
  for (const name of names) if (!referenced.has(name)) await privateFiles.remove(name);
}
