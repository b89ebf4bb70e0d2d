import { Readable } from 'node:stream';
import { IMPORT_BYTES, IMPORT_SENDING_MS } from '@hoptrail/contracts/limits';
import type { Deps } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findImportById, updateImport } from './imports.repo.ts';

type ReceiveDeps = Pick<Deps, 'db' | 'clock' | 'privateFiles' | 'personalDataJobs'>;
interface Target {
  id: string;
  userId: string;
}

/**
 * Refuses a file before its body is read.
 * @param bytes its size, if the client tells it
 * @throws AppError `import.notFound`, `import.tooLarge`
 */
export async function refuseUnsent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, userId }: Target,
  bytes: number | undefined,
): Promise<void> {
  const found = await findImportById(db, id);
  const isOpen =
    found?.userId === userId &&
    found.state === 'sending' &&
    Date.parse(found.createdAt) + IMPORT_SENDING_MS > clock.now().getTime();
  if (!isOpen) throw new AppError('import.notFound');
  if (bytes !== undefined && bytes > IMPORT_BYTES) throw new AppError('import.tooLarge');
}

/**
 * Stores the file of an announced import as it arrives, and hands it to the background.
 * @throws AppError `import.tooLarge`, `import.notFound` if it was removed meanwhile,
 * `storage.unreachable`
 */
export async function receiveImport(
  { db, clock, privateFiles, personalDataJobs }: ReceiveDeps,
  { id }: Target,
  body: Readable,
): Promise<void> {
  const bytes = await privateFiles.write(id, Readable.from(limited(body), { objectMode: false }));
  const nextAttemptAt = clock.now().toISOString();
  const isThere =
    bytes > 0 &&
    (await updateImport(db, { id, state: 'sending' }, { state: 'waiting', bytes, nextAttemptAt }));
  if (!isThere) {
    await privateFiles.remove(id);
    throw new AppError('import.notFound');
  }
  personalDataJobs.wake();
}

/** Yields the chunks of a body up to the limit. Throws if the sender breaks off, too. */
async function* limited(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > IMPORT_BYTES) throw new AppError('import.tooLarge');
    yield chunk;
  }
}
