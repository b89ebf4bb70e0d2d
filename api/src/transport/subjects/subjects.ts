import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { knownWeekday } from '@hoptrail/contracts/lists/weekdays';
import type { Subject } from '@hoptrail/screens/screen';
import { toAppError } from '../../errors.ts';
import { existsMenuBeer } from '../../features/beers/shared/on-tap.repo.ts';
import { findBreweryNumber } from '../../features/breweries/shared/breweries.repo.ts';
import { findTrailNumber } from '../../features/trails/shared/trail-numbers.repo.ts';
import type { Card } from './card.ts';
import {
  beerCardOf,
  breweryCardOf,
  legacyEventCardOf,
  profileCardOf,
  specialEventCardOf,
  trailCardOf,
  weekdayCardOf,
} from './cards-of.ts';
import { eventDescription } from './event-description.ts';
import { breweryFeeds, eventsFeed, type Feed } from './page-feeds.ts';
import { shortened } from './shortened.ts';
import { breweryData, trailData } from './structured-data.ts';
import { eventData, legacyEventData } from './structured-events.ts';
import type { StructuredData } from './structured-script.ts';
import type { Visitor } from './visitor.ts';

/** The metadata of a page from its object. */
export interface About {
  title: string;
  description?: string;
  /** The canonical path; absent if it is the requested one. */
  path?: string;
  /** Whether search engines are asked to leave the page out. */
  isUnlisted?: boolean;
  /** The picture for link previews; absent for the product's own. */
  card?: Card;
  /** The data about the subject, for search engines. */
  structured?: StructuredData | undefined;
  /** The calendars and feeds of the page. */
  feeds?: readonly Feed[];
}

/**
 * The functions that load the object of a page, which `part` of the path identifies. They throw the
 * errors of the calls if a visitor may not see it.
 */
export const subjects: Readonly<
  Record<Subject, (visitor: Visitor, part: string) => Promise<About>>
> = {
  brewery: aboutBrewery,
  beer: aboutBeer,
  specialEvent: aboutSpecialEvent,
  legacyEvent: aboutLegacyEvent,
  trail: aboutTrail,
  weekday: aboutWeekday,
  profile: aboutProfile,
};

async function aboutBrewery({ call, db, now }: Visitor, id: string): Promise<About> {
  const brewery = await call.breweries.byId({ id });
  const { name, city, state, closedAt } = brewery;
  const about = async () => ({
    events: await call.events.ofBrewery({ breweryId: id }),
    picture: storedPicture(brewery.image),
    hasBeers: await existsMenuBeer(db, id),
    now,
  });
  return {
    title: name,
    description: closedAt
      ? `${name} in ${city}, ${state} is closed.`
      : `${name} in ${city}, ${state}: hours, tap list and the way there. Check in when you arrive.`,
    card: breweryCardOf(brewery, await findBreweryNumber(db, id)),
    path: `/brewery/${encodeURIComponent(id)}`,
    ...(closedAt === null && {
      structured: breweryData(brewery, await about()),
      feeds: breweryFeeds(brewery),
    }),
  };
}

async function aboutBeer({ call }: Visitor, id: string): Promise<About> {
  const { beer } = await call.beers.byId({ id });
  const { beerName, beerStyle, breweryName, description } = beer;
  return {
    title: beerName,
    description: shortened(`${beerStyle} by ${breweryName}. ${description ?? ''}`),
    card: beerCardOf(beer),
    path: `/beer/${encodeURIComponent(id)}`,
  };
}

async function aboutSpecialEvent({ call }: Visitor, id: string): Promise<About> {
  const event = await call.events.special.byId({ id });
  const brewery = await breweryOf(call, event.breweryId);
  return {
    title: event.event,
    description: eventDescription({ ...event, host: event.company }),
    card: specialEventCardOf(event),
    path: `/special-event/${encodeURIComponent(id)}`,
    structured: eventData(event, brewery, storedPicture(event.logo)),
    feeds: [eventsFeed],
  };
}

async function aboutLegacyEvent({ call }: Visitor, id: string): Promise<About> {
  const event = await call.events.byId({ id });
  const brewery = await breweryOf(call, event.breweryId);
  return {
    title: event.name,
    description: eventDescription({
      date: event.date,
      time: `${event.startTime} - ${event.endTime}`,
      host: event.brewery.name,
      details: event.description,
    }),
    card: legacyEventCardOf(event),
    path: `/events/${encodeURIComponent(id)}`,
    structured: brewery && legacyEventData(event, brewery, storedPicture(event.image)),
  };
}

async function aboutTrail({ call, db }: Visitor, id: string): Promise<About> {
  const trail = await call.trails.byId({ id });
  return {
    title: trail.name,
    description: shortened(trail.story),
    card: trailCardOf(trail, await findTrailNumber(db, id)),
    path: `/trails/${encodeURIComponent(id)}`,
    structured: trailData(trail),
  };
}

async function aboutWeekday(_visitor: Visitor, text: string): Promise<About> {
  const day = knownWeekday(text);
  if (!day) return { title: '' };
  const description = `What the breweries have on every ${day}.`;
  return { title: `${day} events`, description, card: weekdayCardOf(day) };
}

async function aboutProfile({ call }: Visitor, username: string): Promise<About> {
  const profile = await call.profiles.byUsername({ username });
  const { name, figures } = profile;
  const { breweries, towns } = figures;
  return {
    title: `Logbook of ${name}`,
    description: `${counted(breweries, 'brewery', 'breweries')} in ${counted(towns, 'town', 'towns')}: the stamps in ${name}'s logbook.`,
    card: profileCardOf(profile),
    path: `/u/${encodeURIComponent(profile.username)}`,
    isUnlisted: true,
  };
}

/** Returns the brewery of an event; undefined if there is none. */
async function breweryOf(call: Visitor['call'], id: string | null) {
  if (id === null) return undefined;
  return await call.breweries.byId({ id }).catch((error) => {
    if (toAppError(error).status >= 500) throw error;
    return undefined;
  });
}

function counted(count: number, one: string, several: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
}

/** Returns the address of a stored picture; undefined for drawings, which search engines do not read. */
function storedPicture(stored: string | null): string | undefined {
  const address = displayImage(stored);
  if (!address || /\.svg(\?|$)/.test(address)) return undefined;
  return sizedImage(address, 1280);
}
