import type { LegacyEvent } from '@hoptrail/contracts/events/legacy';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';

const photos = z.array(z.string());

export async function findLegacyEventById(db: Db, id: string): Promise<LegacyEvent | undefined> {
  const row = await db
    .selectFrom('events')
    .innerJoin('breweries', 'breweries.id', 'events.breweryId')
    .selectAll('events')
    .select('breweries.name as breweryName')
    .where('events.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { breweryName, ...event } = row;
  return {
    ...event,
    brewery: { id: event.breweryId, name: breweryName },
    photos: photos.parse(JSON.parse(event.photos)),
    ticketRequired: event.ticketRequired === 1,
  };
}
