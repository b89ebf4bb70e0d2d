import type { Deps } from '../../context.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { decodeUpload, loadOpenUpload, personOf } from './open-upload.ts';
import { lockQuota, refuseBeyondQuota } from './quota/quota.ts';
import { updateUploadStored } from './shared/uploads.repo.ts';

type ReceiveDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'images' | 'decodes'>;

/**
 * Refuses a file before its body is read.
 * @param id of a link whose signature and time are valid
 * @throws AppError `upload.linkExpired`, `server.busy`
 */
export async function refuseUnread({ db, decodes }: ReceiveDeps, id: string): Promise<void> {
  decodes.refuseWhenFull(personOf(await loadOpenUpload(db, id)));
}

/**
 * Stores the file of an upload link.
 * @param id of a link whose signature and time are valid
 * @throws AppError `upload.linkExpired` for a link that was used, failed three times, or whose
 * sender is suspended; `upload.tooMany` beyond the sender's quota; `server.busy`; and
 * `upload.notAnImage`, `upload.damaged`, `upload.tooSmall`, `upload.tooLarge` for the file itself,
 * after which the link accepts another one
 */
export async function receiveUpload(deps: ReceiveDeps, id: string, file: Buffer): Promise<void> {
  const upload = await loadOpenUpload(deps.db, id);
  const more = { uploads: 0, bytes: file.length };
  await refuseBeyondQuota(deps, upload, more);
  const sizes = await decodeUpload(deps, upload, file);
  const storedAt = deps.clock.now().toISOString();
  const isFirst = await deps.images.write(id, sizes, () =>
    write(deps.db, async (trx) => {
      // Another picture may have been stored since the first check.
      await lockQuota(trx, upload);
      await refuseBeyondQuota({ ...deps, db: trx }, upload, more);
      return await updateUploadStored(trx, id, { bytes: file.length, storedAt });
    }),
  );
  if (!isFirst) throw new AppError('upload.linkExpired');
}
