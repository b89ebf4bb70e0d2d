import type { Deps } from '../../../context.ts';
import { deleteVisits } from './delete-visits.ts';
import { deleteImportById } from './imports.repo.ts';
import { expectOwnImport } from './load-imports.ts';

/**
 * Removes an import with its check-ins, in parts, so that other writes do not wait long. An import
 * that is being read stops.
 * @throws AppError `import.notFound`, `auth.forbidden`
 */
export async function removeImport(
  { db, privateFiles }: Pick<Deps, 'db' | 'privateFiles'>,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await expectOwnImport(db, { id, userId });
  await deleteVisits(db, { of: 'importId', id });
  await deleteImportById(db, id);
  // The sweep removes the file later if the store cannot be reached now.
  await privateFiles.remove(id).catch(() => {});
}
