import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { LegacyEvent } from '@hoptrail/contracts/events/legacy';
import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { badgeTiers } from '@hoptrail/contracts/lib/badges';
import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import { beerShade } from '@hoptrail/contracts/lists/beer-shades';
import type { Weekday } from '@hoptrail/contracts/lists/weekdays';
import type { Profile } from '@hoptrail/contracts/profiles/profiles';
import type { TrailDetail } from '@hoptrail/contracts/trails/trails';
import { badgeSlugs } from '@hoptrail/drawings/badges/badge';
import { PROFILE_CARD_STAMPS } from '@hoptrail/drawings/cards/profile-card';
import type { Card } from './card.ts';

/** @param number the row number, which determines the drawing */
export function breweryCardOf(brewery: BreweryDetail, number: number | undefined): Card {
  const { id, name, city, state, type, closedAt, image: picture, logo } = brewery;
  const isClosed = closedAt !== null;
  return {
    ...{ kind: 'brewery', id, alt: `${name}, ${city}, ${state}`, picture, logo },
    about: { id, number, name, city, state, kind: type, isClosed },
  };
}

export function beerCardOf(beer: Beer): Card {
  const { id, beerName: name, breweryName: brewery, beerStyle: style, abv } = beer;
  const strength = abv === null ? undefined : `${Number(abv)}% ABV`;
  return {
    ...{ kind: 'beer', id, alt: `${name}, ${style} by ${brewery}` },
    about: { name, brewery, style, strength, shade: beerShade(style) },
  };
}

export function specialEventCardOf(event: Omit<SpecialEvent, 'viewer'>): Card {
  const { id, event: name, date, time, company: host, logo: picture } = event;
  return {
    ...{ kind: 'special-event', id, alt: `${name}: ${date}, ${host}`, picture },
    about: { id, name, day: dayOf(date), date, time, host },
  };
}

export function legacyEventCardOf(event: LegacyEvent): Card {
  const { id, name, date, startTime, endTime, brewery, image: picture } = event;
  const host = brewery.name;
  return {
    ...{ kind: 'event', id, alt: `${name}: ${date}, ${host}`, picture },
    about: { id, name, day: dayOf(date), date, time: `${startTime} - ${endTime}`, host },
  };
}

export function weeklyEventCardOf(event: Omit<WeeklyEvent, 'viewer'>): Card {
  const { id, title: name, day: weekday, time, brewery: host, eventPhoto, logo } = event;
  return {
    ...{ kind: 'weekly-event', id, alt: `${name}: every ${weekday}, ${host}` },
    picture: eventPhoto || logo,
    about: { id, name, weekday, time, host },
  };
}

export function weekdayCardOf(weekday: Weekday): Card {
  const alt = `What the breweries have on every ${weekday}`;
  return { kind: 'weekday', id: weekday.toLowerCase(), alt, about: { weekday } };
}

/** @param number of trails before it, which determines the drawings */
export function trailCardOf(trail: TrailDetail, number: number | undefined): Card {
  const { id, name, breweries, stampsToComplete: stamps, prize, picture } = trail;
  const count = breweries.filter(({ isClosed }) => !isClosed).length;
  return {
    ...{ kind: 'trail', id, alt: `${name}, a trail of ${count} breweries`, picture },
    about: { id, number, name, breweries: count, stamps, hasPrize: prize !== null },
  };
}

/** Shows a part of the public profile, which omits the last 24 hours. */
export function profileCardOf(profile: Profile): Card {
  const { id, username, name, badge, figures, profileImage: picture } = profile;
  const tier = badgeTiers.find((one) => one.name === badge?.name);
  const slug = badgeSlugs.find((one) => one === tier?.slug);
  const stamps = profile.stamps.slice(0, PROFILE_CARD_STAMPS);
  return {
    ...{ kind: 'profile', id: username, alt: `Logbook of ${name}`, picture, isPersonal: true },
    about: {
      ...{ id, name, breweries: figures.breweries, towns: figures.towns },
      badge: slug && { slug, name: tier?.name ?? '' },
      stamps: stamps.map(({ breweryId, breweryName, city }) => ({ breweryId, breweryName, city })),
    },
  };
}

/** @returns undefined for an unknown badge */
export function badgeCardOf(id: string): Card | undefined {
  const tier = badgeTiers.find(({ slug }) => slug === id);
  const slug = badgeSlugs.find((one) => one === id);
  if (!tier || !slug) return undefined;
  const { name, description, minCheckins: checkins } = tier;
  return { kind: 'badge', id, alt: `${name} badge`, about: { slug, name, description, checkins } };
}

export const welcomeCardOf = (): Card => ({
  ...{ kind: 'welcome', id: 'hoptrail', alt: 'Hoptrail: find breweries near you' },
  about: {},
  picture: standInHeaders.breweries,
});
