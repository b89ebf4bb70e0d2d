import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { loadOwnBrewery } from '../../breweries/shared/own-brewery.ts';

/**
 * Returns a brewery whose prizes and stamps the caller may handle: its owners and administrators.
 * Every call of a house checks this right here.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `auth.forbidden`
 */
export async function loadHouse(db: Db, caller: Caller, breweryId: string) {
  return (await loadOwnBrewery(db, caller, breweryId)).row;
}
