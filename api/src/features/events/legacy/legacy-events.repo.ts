import type { LegacyEvent } from '@hoptrail/contracts/events/legacy';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { instantText } from '../../../lib/stored/stored-instant.ts';
import { storedJson } from '../../../lib/stored/unsound-rows.ts';

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
    createdAt: instantText(event.createdAt),
    brewery: { id: event.breweryId, name: breweryName },
    photos: storedJson({ id, name: 'photos', text: event.photos }, photos, []),
    ticketRequired: event.ticketRequired === 1,
  };
}
