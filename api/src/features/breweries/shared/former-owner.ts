import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { existsLoss } from './losses.repo.ts';
import { findOwnerIds } from './ownership.repo.ts';

/**
 * Refuses a call by a former owner with an error that names the loss, because they may have been
 * editing when they lost the brewery. Returns for everybody else.
 * @throws AppError `brewery.lost`
 */
export async function refuseFormerOwner(db: Db, caller: Caller, breweryId: string): Promise<void> {
  if (!(await existsLoss(db, caller.id, breweryId))) return;
  const owners = await findOwnerIds(db, breweryId);
  throw new AppError('brewery.lost', {
    ...(owners.length === 0 && {
      message: 'This brewery is not yours any more. Nothing was saved.',
    }),
  });
}
