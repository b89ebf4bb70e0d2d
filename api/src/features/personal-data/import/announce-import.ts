import { randomUUID } from 'node:crypto';
import { IMPORT_BYTES, IMPORTS_PER_PERSON } from '@hoptrail/contracts/limits';
import type { Deps } from '../../../context.ts';
import { lock } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import {
  deleteImportById,
  findAllImportsOf,
  findAllSendingIdsOf,
  insertImport,
} from './imports.repo.ts';

interface Announcement {
  userId: string;
  fileName: string;
  /** The size of the file. */
  bytes: number;
}

/**
 * Announces a file of another app, before it is sent. An announced file that did not arrive is
 * replaced.
 * @returns the id of the import
 * @throws AppError `import.tooLarge`, `import.running` while another file is read, `import.tooMany`
 */
export async function announceImport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, fileName, bytes }: Announcement,
): Promise<string> {
  if (bytes > IMPORT_BYTES) throw new AppError('import.tooLarge');
  const now = clock.now().toISOString();
  const id = randomUUID();
  await write(db, async (trx) => {
    await lock(trx, `imports of ${userId}`);
    const earlier = await findAllImportsOf(trx, userId, IMPORTS_PER_PERSON + 1);
    if (earlier.some(({ state }) => state === 'waiting')) throw new AppError('import.running');
    for (const sending of await findAllSendingIdsOf(trx, userId)) {
      await deleteImportById(trx, sending);
    }
    const others = earlier.filter(({ state }) => state !== 'sending');
    if (others.length >= IMPORTS_PER_PERSON) throw new AppError('import.tooMany');
    await insertImport(trx, { id, userId, fileName, bytes, nextAttemptAt: now, createdAt: now });
  });
  return id;
}
