import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { ownedBy } from '../../breweries/shared/ownership.repo.ts';

/** Returns whether a user owns a brewery, or an event that belongs to no brewery. */
export async function existsEventRight(db: Db, userId: string): Promise<boolean> {
  return (await firstRightOf(db, { userId })).length > 0;
}

const firstRightOf = prepared((db, { userId }: { userId: string }) => {
  const withoutBrewery = (table: 'special_events' | 'weekly_events') =>
    db.selectFrom(table).select('id').where('ownerId', '=', userId).where('breweryId', 'is', null);
  return ownedBy(db, userId)
    .select('id')
    .unionAll(withoutBrewery('special_events'))
    .unionAll(withoutBrewery('weekly_events'))
    .limit(1);
});
