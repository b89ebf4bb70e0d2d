import { isDeepStrictEqual } from 'node:util';
import type { checkinPhotosUpdate, checkinUpdate } from '@hoptrail/contracts/checkins/checkins';
import { isUploadPath } from '@hoptrail/contracts/lib/image-paths';
import { type LogbookEntry, logbookEntry } from '@hoptrail/contracts/logbook/logbook';
import type { z } from 'zod';
import { Authorized } from '../../access/authorize.ts';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import type { Flag } from '../../db/tables/flag.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { defined } from '../../lib/defined.ts';
import { recounting } from '../beers/shared/counted-ratings.ts';
import { refuseConflict } from '../history/shared/conflict.ts';
import { findLogbookEntry } from '../logbook/shared/logbook-entries.repo.ts';
import { claimImage, objectPathOf } from '../uploads/shared/claims.ts';
import { removePictures } from '../uploads/shared/remove-pictures.ts';
import { existsImageUse, updateUploadForgotten } from '../uploads/shared/uploads.repo.ts';
import {
  findAllPhotoPaths,
  findCheckinById,
  replacePhotos,
  updateCheckin,
  updateCountersOf,
} from './edit-checkin.repo.ts';

type Ctx = Pick<Context, 'db' | 'clock' | 'images'> & { caller: Caller };

/**
 * Changes the note and the privacy of the caller's own check-in. One that is only for its person
 * counts for their badge, and not where others see a count or a mean.
 * @throws AppError `checkin.notFound`, `auth.forbidden`; `edit.conflict` for a note that another device
 * changed since, unless it is the same
 */
export async function editCheckin(
  { db, clock, caller }: Ctx,
  { id, notes, onlyForMe, basedOn }: z.infer<typeof checkinUpdate>,
): Promise<LogbookEntry> {
  const flag: Flag = onlyForMe ? 1 : 0;
  return await write(
    db,
    async (trx) => {
      if (onlyForMe !== undefined) await lockRows(trx, 'users', [caller.id]);
      const own = await authorize(trx, caller, id);
      const { notes: stored } = own.row;
      if (notes !== undefined && notes !== stored) refuseConflict(basedOn, { notes: stored });
      const isMoved = onlyForMe !== undefined && own.row.onlyForMe !== flag;
      const changes = defined({ notes, onlyForMe: onlyForMe === undefined ? undefined : flag });
      const update = () => updateCheckin(trx, own, changes);
      if (isMoved) await recounting(trx, { userId: caller.id, checkinId: id }, update);
      else await update();
      if (isMoved) await updateCountersOf(trx, own, { onlyForMe: flag, now: clock.now() });
      return await reload(trx, caller, id);
    },
    logbookEntry,
  );
}

/**
 * Sets the pictures of the caller's own check-in, which only the caller may open. Those that are not
 * among them any more are deleted at once, unless the person's profile shows them.
 * @throws AppError `checkin.notFound`, `auth.forbidden`, `upload.notFound`, `upload.foreignImage`;
 * `edit.conflict` for pictures that another device changed since, unless they are the same
 */
export async function setCheckinPhotos(
  { db, clock, images, caller }: Ctx,
  { id, photos, basedOn }: z.infer<typeof checkinPhotosUpdate>,
): Promise<LogbookEntry> {
  const wanted = [...new Set(photos.map(objectPathOf))];
  if (!wanted.every(isUploadPath)) throw new AppError('upload.notFound');
  const removed: string[] = [];
  const entry = await write(
    db,
    async (trx) => {
      const own = await authorize(trx, caller, id);
      const before = await findAllPhotoPaths(trx, id);
      if (!isDeepStrictEqual(wanted, before)) {
        const { photos: stored } = await reload(trx, caller, id);
        refuseConflict(basedOn, { photos: stored });
      }
      const claim = { userId: caller.id, isPersonal: true, isPrivate: true };
      for (const path of wanted.toSorted()) {
        if (!before.includes(path)) await claimImage(trx, clock, path, claim);
      }
      await replacePhotos(trx, own, wanted, clock.now().toISOString());
      // Empty again, since a transaction may run twice.
      removed.length = 0;
      for (const path of before) {
        if (wanted.includes(path) || (await existsImageUse(trx, path))) continue;
        await updateUploadForgotten(trx, uploadId(path));
        removed.push(uploadId(path));
      }
      return await reload(trx, caller, id);
    },
    logbookEntry,
  );
  await removePictures({ db, images }, removed);
  return entry;
}

/** Locks a check-in and checks that it is the caller's own. */
async function authorize(trx: Db, caller: Caller, id: string) {
  await lockRows(trx, 'check_ins', [id]);
  const row = await findCheckinById(trx, id);
  if (!row) throw new AppError('checkin.notFound');
  return Authorized.by(caller, row, (person, { userId }) => person.id === userId);
}

async function reload(trx: Db, caller: Caller, id: string): Promise<LogbookEntry> {
  const entry = await findLogbookEntry(trx, caller.id, id);
  if (!entry) throw new AppError('checkin.notFound');
  return entry;
}

function uploadId(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
