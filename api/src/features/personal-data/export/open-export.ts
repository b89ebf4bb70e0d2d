import type { Readable } from 'node:stream';
import type { Deps } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { deleteExportById, findExportById } from './exports.repo.ts';

interface ExportFile {
  body: Readable;
  bytes: number;
  /** Such as `hoptrail-fan-2026-05-01.zip`. */
  fileName: string;
}

/**
 * Opens the file of an export, for its person.
 * @throws AppError `export.notFound` also for the export of another person and for an expired one;
 * `storage.unreachable`
 */
export async function openExport(
  { db, clock, privateFiles }: Pick<Deps, 'db' | 'clock' | 'privateFiles'>,
  { id, userId }: { id: string; userId: string },
): Promise<ExportFile> {
  const now = clock.now().toISOString();
  const found = await findExportById(db, id);
  const isOpen = found?.userId === userId && found.bytes !== null && (found.expiresAt ?? '') > now;
  if (!isOpen || found.bytes === null) throw new AppError('export.notFound');
  const body = await privateFiles.read(id);
  if (!body) {
    // The database was restored or moved, without this file.
    await deleteExportById(db, id);
    throw new AppError('export.notFound');
  }
  const name = found.username.replace(/[^\w.-]/g, '');
  return { body, bytes: found.bytes, fileName: `hoptrail-${name}-${now.slice(0, 10)}.zip` };
}
