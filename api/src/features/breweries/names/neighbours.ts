import { fold } from '@hoptrail/contracts/lib/text/fold';
import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { lock } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import { nameKey } from '../../../lib/keys.ts';
import { findAllInTown } from './neighbours.repo.ts';

/** The fields by which people tell breweries apart. */
interface Named {
  id: string;
  name: string;
  city: string;
  state: string;
}

/**
 * Refuses a change by an owner that gives a brewery the name of another one in the same town,
 * because people would check in at the wrong one. Administrators may make it, and breweries that
 * share a name already may be edited.
 * @throws AppError `brewery.nameTaken`
 */
export async function refuseNeighboursName(
  trx: Db,
  caller: Caller,
  before: Named,
  after: Named,
): Promise<void> {
  if (caller.role === 'admin' || isCalledAlike(before, after)) return;
  await lock(trx, 'brewery names');
  const neighbours = await findAllInTown(trx, after);
  const isTaken = neighbours.some((one) => one.id !== after.id && isCalledAlike(one, after));
  if (isTaken) throw new AppError('brewery.nameTaken');
}

function isCalledAlike(one: Named, other: Named): boolean {
  return (
    nameKey(one.name) === nameKey(other.name) &&
    fold(one.city) === fold(other.city) &&
    fold(one.state) === fold(other.state)
  );
}
