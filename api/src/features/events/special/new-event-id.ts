import { randomUUID } from 'node:crypto';
import { eventSortKey } from '@hoptrail/contracts/events/when/sort-key';
import { posterLook } from '@hoptrail/drawings/poster-scenes/poster-look';
import type { Db } from '../../../db/database.ts';
import { findAllNeighbourIds } from '../shared/special-events.repo.ts';

/** How many events before and after a new one have other colors; there are eight. */
const EACH = 3;
/** Enough to find free colors; after that the picture has a neighbour's. */
const TRIES = 100;

/**
 * Returns the id of a new event: one whose drawn picture has other colors than those of the events
 * next to it, because the colors derive from the id.
 */
export async function newEventId(
  db: Db,
  { date, time }: { date: string; time: string },
): Promise<string> {
  const sortAt = eventSortKey(date, time);
  const neighbours = sortAt === undefined ? [] : await findAllNeighbourIds(db, sortAt, EACH);
  const taken = new Set(neighbours.map((id) => posterLook(id).colors));
  let id = randomUUID();
  for (let tries = 0; tries < TRIES && taken.has(posterLook(id).colors); tries++) {
    id = randomUUID();
  }
  return id;
}
