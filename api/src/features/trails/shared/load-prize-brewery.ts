import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { loadOwnBrewery } from '../../breweries/shared/own-brewery.ts';

/**
 * Returns a brewery if the caller may handle its prizes and stamps, as its owners, its staff and
 * administrators may. Every procedure about them calls this.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `auth.forbidden`
 */
export async function loadPrizeBrewery(db: Db, caller: Caller, breweryId: string) {
  return (await loadOwnBrewery(db, caller, breweryId, 'prizes')).row;
}
