import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { existsFormerStaff } from '../../staff/shared/staff.repo.ts';
import { existsLoss } from './losses.repo.ts';
import { findPeopleOf } from './ownership.repo.ts';

/**
 * Refuses a call with an error that says why: to the staff of the brewery, who have fewer rights than
 * its owners, and to people who lost their rights, because they may have been editing meanwhile.
 * Returns for everybody else.
 * @throws AppError `brewery.ownersOnly`, `brewery.lost`
 */
export async function explainRefusal(db: Db, caller: Caller, breweryId: string): Promise<void> {
  const { ownerIds, staffIds } = await findPeopleOf(db, breweryId);
  if (staffIds.includes(caller.id)) throw new AppError('brewery.ownersOnly');
  if (await existsLoss(db, caller.id, breweryId)) {
    throw new AppError('brewery.lost', {
      ...(ownerIds.length === 0 && {
        message: 'This brewery is not yours any more. Nothing was saved.',
      }),
    });
  }
  if (await existsFormerStaff(db, { breweryId, userId: caller.id })) {
    throw new AppError('brewery.lost', {
      message: 'You are not on the staff of this brewery any more. Nothing was saved.',
    });
  }
}
