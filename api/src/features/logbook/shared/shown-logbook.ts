import { positionOf, type StoredPosition } from '@hoptrail/contracts/lib/distance';
import { toDay } from '@hoptrail/contracts/lib/zone-clock';
import { PROFILE_DELAY_MS } from '@hoptrail/contracts/limits';
import type { LogbookFigures } from '@hoptrail/contracts/logbook/logbook';
import type { ProfileStamp } from '@hoptrail/contracts/profiles/profiles';
import type { Db } from '../../../db/database.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { instantMs } from '../../../lib/stored/stored-instant.ts';
import { dayNumberIn, timeZoneOf } from '../../../lib/time-zones/time-zone.ts';
import { type CountedVisit, figuresOf } from '../figures/figures.rules.ts';
import { findAllBreweriesOfVisits, findAllPrivateVisits, findAllVisits } from '../logbook.repo.ts';

/** A person's logbook as others may see it. */
export interface ShownLogbook {
  figures: LogbookFigures;
  /** The visited breweries, the newest first visit first. */
  stamps: ShownStamp[];
}

/** A visited brewery with its position. */
export type ShownStamp = ProfileStamp & StoredPosition;

/**
 * Returns a person's logbook without check-ins that are only for the person, and without those of the
 * last 24 hours.
 */
export async function loadShownLogbook(db: Db, userId: string, now: Date): Promise<ShownLogbook> {
  const until = instantAfter(now, -PROFILE_DELAY_MS);
  const [breweries, all, hidden] = await Promise.all([
    findAllBreweriesOfVisits(db, userId),
    findAllVisits(db, userId),
    findAllPrivateVisits(db, userId),
  ]);
  const privates = new Set(hidden.map(keyOf));
  const shown = all.filter(
    (visit) => !privates.has(keyOf(visit)) && instantMs(visit.createdAt) !== undefined,
  );
  const visits = shown.filter(({ createdAt }) => createdAt <= until);
  const byBrewery = Map.groupBy(visits, ({ breweryId }) => breweryId);
  const counted: CountedVisit[] = [];
  const stamps: (ShownStamp & { firstAt: string })[] = [];
  let newest = { createdAt: '', timeZone: null as string | null };
  for (const { latitude, longitude, ownTimeZone, logo, closedAt, ...brewery } of breweries) {
    const here = byBrewery.get(brewery.breweryId) ?? [];
    const position = positionOf({ latitude, longitude });
    const timeZone = timeZoneOf({ latitude, longitude, ownTimeZone });
    const days = here.map(({ createdAt }) => dayNumberIn(timeZone, Date.parse(createdAt)));
    for (const [at, { createdAt }] of here.entries()) {
      counted.push({ brewery: { ...brewery, position }, createdAt, day: days[at] ?? 0 });
      if (createdAt > newest.createdAt) newest = { createdAt, timeZone };
    }
    // Oldest first at each brewery.
    const [first] = here;
    const [day] = days;
    if (!first || day === undefined) continue;
    stamps.push({
      ...brewery,
      ...{ latitude, longitude, logo },
      isClosed: closedAt !== null,
      firstVisitedOn: toDay(day),
      visits: here.length,
      firstAt: first.createdAt,
    });
  }
  return {
    figures: figuresOf(counted, dayNumberIn(newest.timeZone, now.getTime())),
    stamps: stamps
      .toSorted((one, other) => (one.firstAt < other.firstAt ? 1 : -1))
      .map(({ firstAt: _, ...stamp }) => stamp),
  };
}

function keyOf({ breweryId, createdAt }: { breweryId: string; createdAt: string }): string {
  return `${breweryId} ${createdAt}`;
}
