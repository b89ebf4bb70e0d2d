import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Span } from './checkins.rules.ts';

interface Visit {
  userId: string;
  breweryId: string;
}

/** Returns when a user last checked in at a brewery, at or before `until`. */
export async function findLastCheckinAt(
  db: Db,
  { userId, breweryId }: Visit,
  until: string,
): Promise<string | undefined> {
  const [last] = await lastCheckins(db, { userId, breweryId, until });
  return last?.createdAt ?? undefined;
}

const lastCheckins = prepared((db, place: Visit & Pick<Span, 'until'>) =>
  db
    .selectFrom('check_ins')
    .select((eb) => eb.fn.max<string | null>('createdAt').as('createdAt'))
    .where('userId', '=', place.userId)
    .where('breweryId', '=', place.breweryId)
    .where('createdAt', '<=', place.until),
);
