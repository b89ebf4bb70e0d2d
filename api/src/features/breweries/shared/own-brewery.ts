import { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { findBreweryById } from './breweries.repo.ts';
import { canEditBrewery } from './breweries.rules.ts';
import { refuseFormerOwner } from './former-owner.ts';
import { findOwnerIds } from './ownership.repo.ts';

/**
 * Returns a brewery that the caller may edit.
 * @throws AppError `brewery.notFound`; `brewery.lost` for a former owner, `auth.forbidden` for
 * others
 */
export async function loadOwnBrewery(db: Db, caller: Caller, id: string) {
  const row = await findBreweryById(db, id);
  if (!row) throw new AppError('brewery.notFound');
  const ownerIds = await findOwnerIds(db, id);
  if (!canEditBrewery(caller, ownerIds)) await refuseFormerOwner(db, caller, id);
  return Authorized.by(caller, row, () => canEditBrewery(caller, ownerIds));
}
