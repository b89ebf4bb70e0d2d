import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';
import { findAllBeersOfCheckins } from '../../beers/shared/beers-of-checkins.repo.ts';
import { evidenceOf } from '../../checkins/shared/evidence.rules.ts';
import { findAllTrailsOfCheckins } from '../../trails/shared/trails-of-checkins.repo.ts';
import { dayAndZone } from './day-and-zone.rules.ts';

/** Returns check-ins of a person as their own logbook shows them, newest first. */
export async function findAllLogbookEntries(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<LogbookEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('check_ins')
    .innerJoin('breweries', 'breweries.id', 'check_ins.breweryId')
    .select([
      'check_ins.id',
      'check_ins.breweryId',
      'breweries.name as breweryName',
      'breweries.city',
      'breweries.state',
      'breweries.logo',
      'breweries.image',
      'breweries.closedAt',
      'breweries.ownTimeZone',
      'check_ins.createdAt',
      'check_ins.receivedAt',
      'check_ins.visitedOn',
      'check_ins.notes',
      'check_ins.verified',
      'check_ins.verifiedBy',
      'check_ins.tagId',
      'check_ins.onlyForMe',
      sql<string | null>`coalesce(check_ins.latitude, breweries.latitude)`.as('latitude'),
      sql<string | null>`coalesce(check_ins.longitude, breweries.longitude)`.as('longitude'),
      sql<number | boolean>`not exists (select 1 from check_ins as earlier
        where earlier."userId" = check_ins."userId" and earlier."breweryId" = check_ins."breweryId"
        and earlier."createdAt" < check_ins."createdAt")`.as('isFirstVisit'),
    ])
    .where('check_ins.id', 'in', valuesOf(db, ids))
    .where('check_ins.userId', '=', userId)
    .orderBy('check_ins.createdAt', 'desc')
    .orderBy('check_ins.id', 'desc')
    .execute();
  const photos = await findAllPhotos(db, ids);
  const beers = await findAllBeersOfCheckins(db, userId, ids);
  const trails = await findAllTrailsOfCheckins(db, userId, ids);
  return rows.map(
    ({ latitude, longitude, ownTimeZone, closedAt, verified, tagId, receivedAt, ...row }) => {
      const stamped = trails.get(row.id);
      return {
        ...row,
        ...dayAndZone({ ...row, latitude, longitude, ownTimeZone }),
        photos: photos.get(row.id) ?? [],
        beers: beers.get(row.id) ?? [],
        verifiedBy: evidenceOf({ verified, verifiedBy: row.verifiedBy, tagId }),
        onlyForMe: row.onlyForMe === 1,
        isClosed: closedAt !== null,
        isFirstVisit: Boolean(row.isFirstVisit),
        ...(receivedAt !== null && { sentLater: true as const }),
        ...(stamped && { trails: stamped }),
      };
    },
  );
}

/** Returns one of a person's check-ins; undefined if they have none with this id. */
export async function findLogbookEntry(
  db: Db,
  userId: string,
  id: string,
): Promise<LogbookEntry | undefined> {
  const [entry] = await findAllLogbookEntries(db, userId, [id]);
  return entry;
}

async function findAllPhotos(db: Db, checkins: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('checkin_photos')
    .select(['checkinId', 'path'])
    .where('checkinId', 'in', valuesOf(db, checkins))
    .orderBy('checkinId')
    .orderBy('position')
    .execute();
  const photos = new Map<string, string[]>();
  for (const { checkinId, path } of rows) {
    const others = photos.get(checkinId);
    if (others) others.push(path);
    else photos.set(checkinId, [path]);
  }
  return photos;
}
