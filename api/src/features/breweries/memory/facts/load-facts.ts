import { dayNumber, toDay } from '@hoptrail/contracts/lib/zone-clock';
import type { Db } from '../../../../db/database.ts';
import type { EventTable } from '../../../../db/tables/tables.ts';
import { eventTables } from '../../../events/shared/event-tables.ts';
import type { BreweryFacts } from './brewery-facts.ts';
import {
  findAllFacts,
  findAllLegacyFacts,
  findAllSpecialFacts,
  findAllWeeklyFacts,
  type StoredEvent,
  type WantedEvents,
} from './facts.repo.ts';

/** The tables of events, those of legacy events included. */
export type EventFacts = EventTable | 'events';
export const eventFacts: readonly EventFacts[] = ['events', ...Object.values(eventTables)];

const read: Record<EventFacts, (db: Db, now: Date, of: WantedEvents) => Promise<StoredEvent[]>> = {
  events: (db, _now, of) => findAllLegacyFacts(db, of),
  special_events: (db, now, of) => findAllSpecialFacts(db, firstDay(now), of),
  weekly_events: (db, _now, of) => findAllWeeklyFacts(db, of),
};

/**
 * Reads the facts of these breweries again, with their events.
 * @returns whether the breweries by name may be others than before
 */
export async function updateFacts(
  db: Db,
  facts: BreweryFacts,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const found = new Map((await findAllFacts(db, ids)).map((fact) => [fact.id, fact]));
  const isRenamed = ids.some((id) => facts.of(id)?.name !== found.get(id)?.name);
  for (const id of ids) facts.put(id, found.get(id));
  await addEventsOf(db, facts, ids, now);
  return isRenamed;
}

/** Reads the events of these breweries. */
export async function addEventsOf(
  db: Db,
  facts: BreweryFacts,
  breweryIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const table of eventFacts) {
    for (const { id, ...event } of await read[table](db, now, { breweryIds })) {
      facts.putEvent(`${table} ${id}`, event);
    }
  }
}

/** Reads these events again. */
export async function updateEvents(
  db: Db,
  facts: BreweryFacts,
  { table, ids, now }: { table: EventFacts; ids: readonly string[]; now: Date },
): Promise<void> {
  const found = new Map((await read[table](db, now, { ids })).map((event) => [event.id, event]));
  for (const id of ids) facts.putEvent(`${table} ${id}`, found.get(id));
}

/** Returns the first day whose events can be of today in some time zone, as `YYYY-MM-DD`. */
function firstDay(now: Date): string {
  return toDay(dayNumber(now.getTime()) - 2);
}
