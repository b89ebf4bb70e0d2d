import type { Deps } from '../../../context.ts';
import { deleteSomeVisits } from './imported-visits.repo.ts';
import { deleteImportById } from './imports.repo.ts';
import { expectOwnImport } from './load-imports.ts';

/**
 * Removes an import with its check-ins, a part at a time, so that nobody else waits long. One that is
 * being read stops.
 * @throws AppError `import.notFound`, `auth.forbidden`
 */
export async function removeImport(
  { db, privateFiles }: Pick<Deps, 'db' | 'privateFiles'>,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await expectOwnImport(db, { id, userId });
  while (await deleteSomeVisits(db, { of: 'importId', id }));
  await deleteImportById(db, id);
  // The sweep removes what is out of reach now.
  await privateFiles.remove(id).catch(() => {});
}
