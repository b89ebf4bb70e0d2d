import { CHECKIN_COOLDOWN_MS, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { createRandom, type Random } from '@hoptrail/drawings/random';
import { dayIn, timeZoneOf, type ZonedPlace } from '../../lib/time-zones/time-zone.ts';
import { makeCheckin, type NewCheckin } from '../../testing/factories/checkin.ts';
import { type DemoBrewery, demoBreweries, nearbyBreweries } from '../content/breweries.ts';
import { checkinNotes } from '../content/notes.ts';
import { type DemoPerson, demoPeople } from '../content/people.ts';
import { breweryId } from '../demo-brewery.ts';
import { uuidFor } from '../uuid-for.ts';
import { userId } from './users.ts';

/** No check-in is newer, so that no cooldown keeps anybody from checking in. */
const QUIET_MS = 26 * HOUR_MS;

/** Noon in Oklahoma's standard time, in milliseconds after midnight in UTC. */
const NOON_MS = 18 * HOUR_MS;
/** How long after noon the last check-in of a day may be. */
const OPEN_MS = 10 * HOUR_MS;

/** Returns all check-ins, the oldest of each person first, with the cooldown between them. */
export function checkinRows(now: Date): NewCheckin[] {
  return demoPeople.flatMap((person) => checkinsOf(person, now));
}

function placeOf({ position }: DemoBrewery): ZonedPlace {
  const [latitude = null, longitude = null] = position ?? [];
  return { latitude, longitude, ownTimeZone: null };
}

/** Returns the number of check-ins by brewery id. */
export function countByBrewery(checkins: readonly NewCheckin[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { breweryId } of checkins) counts.set(breweryId, (counts.get(breweryId) ?? 0) + 1);
  return counts;
}

function checkinsOf(person: DemoPerson, now: Date): NewCheckin[] {
  const random = createRandom(`checkins:${person.username}`);
  const span = spanDays(person.checkins) * DAY_MS;
  const step = span / person.checkins;
  const start = now.getTime() - QUIET_MS - span;
  const local = localBreweries(person);
  const lastVisits = new Map<DemoBrewery, number>();
  return Array.from({ length: person.checkins }, (_, index) => {
    const time = whileOpen(Math.floor(start + (index + random.between(0.1, 0.9)) * step));
    const isFree = (brewery: DemoBrewery) =>
      time - (lastVisits.get(brewery) ?? 0) >= CHECKIN_COOLDOWN_MS;
    const brewery =
      (random.chance(0.85) ? choose(local, random, isFree) : undefined) ??
      choose(everywhere, random, isFree);
    if (!brewery) throw new Error(`No brewery is left for ${person.username} today.`);
    lastVisits.set(brewery, time);
    return makeCheckin({
      id: uuidFor(`checkin:${person.username}:${index}`),
      userId: userId(person.username),
      breweryId: breweryId(brewery),
      notes: random.chance(0.04) ? random.pick(checkinNotes) : null,
      createdAt: new Date(time).toISOString(),
      visitedOn: dayIn(timeZoneOf(placeOf(brewery)), new Date(time)),
    });
  });
}

/**
 * Returns a time between noon and 10 pm for any time of the 24 hours from noon on. It is never later,
 * and of two times a day apart the results are a day apart too.
 */
function whileOpen(time: number): number {
  const afterNoon = (time - NOON_MS) % DAY_MS;
  return Math.floor(time - afterNoon + (afterNoon / DAY_MS) * OPEN_MS);
}

/** Returns the number of days over which a person's check-ins spread. */
function spanDays(checkins: number): number {
  return Math.min(900, 30 + checkins * 2);
}

const isOnTheMap = (brewery: DemoBrewery) => brewery.position !== null;
const everywhere = demoBreweries.filter(isOnTheMap);
const nearby = nearbyBreweries.filter(isOnTheMap);

function localBreweries({ location, username }: DemoPerson): readonly DemoBrewery[] {
  const town = location.split(',')[0];
  const local = location.endsWith(', OK')
    ? nearby
    : everywhere.filter((brewery) => brewery.city === town);
  const first = createRandom(`favorite:${username}`).whole(0, local.length - 1);
  return [...local.slice(first), ...local.slice(0, first)];
}

/** Returns a random free brewery, more often one from the front of the list. */
function choose(
  breweries: readonly DemoBrewery[],
  random: Random,
  isFree: (brewery: DemoBrewery) => boolean,
): DemoBrewery | undefined {
  const at = Math.floor(random.next() ** 2 * breweries.length);
  return breweries.slice(at).find(isFree) ?? breweries.slice(0, at).find(isFree);
}
