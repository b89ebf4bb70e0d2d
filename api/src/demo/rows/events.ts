import { addressLine } from '@hoptrail/contracts/breweries/address-line';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import { posterLook } from '@hoptrail/drawings/poster-scenes/poster-look';
import { makeEvent, type NewEvent } from '../../testing/factories/event.ts';
import { makeRsvp, type NewRsvp } from '../../testing/factories/rsvp.ts';
import { makeSpecialEvent, type NewSpecialEvent } from '../../testing/factories/special-event.ts';
import { makeWeeklyEvent, type NewWeeklyEvent } from '../../testing/factories/weekly-event.ts';
import { type DemoBrewery, demoBreweries, OWNED_BREWERY } from '../content/breweries.ts';
import {
  type DemoSpecialEvent,
  legacyEvents,
  specialEvents,
  weeklyEvents,
} from '../content/events.ts';
import { accounts, demoPeople } from '../content/people.ts';
import { breweryId, slugFor } from '../demo-brewery.ts';
import { dateAfter, daysBefore } from '../moments.ts';
import { uuidFor } from '../uuid-for.ts';
import { breweryLogo } from './breweries.ts';
import { userId } from './users.ts';

/** Returns the special events: a few in the recent past, most in the future. */
export function specialEventRows(now: Date): NewSpecialEvent[] {
  const pictures = posters(specialEvents.map(({ event }) => event));
  return specialEvents.map((event, index) => {
    const brewery = find(event.brewery);
    return makeSpecialEvent({
      id: uuidFor(`special-event:${event.event}`),
      company: brewery.name,
      event: event.event,
      details: event.details,
      time: event.time,
      date: dateOf(now, event),
      address: addressLine(brewery),
      repeats: event.repeats ?? null,
      repeatsSince: event.repeats ? dateOf(now, event) : null,
      places: event.places ?? null,
      taproom: event.taproom ? 1 : 0,
      logo: pictures[index] ?? null,
      location: event.location,
      rsvpRequired: event.rsvp ? 1 : 0,
      ticketLink: event.tickets ? `https://example.com/tickets/${slugFor(event.event)}` : null,
      breweryId: breweryId(brewery),
      ownerId: ownerOf(brewery),
      createdAt: daysBefore(now, 30),
    });
  });
}

/** Returns who comes to the events with places: the fan, and every fourth person of the demo. */
export function rsvpRows(now: Date): NewRsvp[] {
  return specialEvents
    .filter(({ places }) => places !== undefined)
    .flatMap((event) => {
      const guests = demoPeople.filter(
        ({ username }, at) => username === accounts.fan.username || at % 4 === 3,
      );
      return guests.slice(0, event.places).map(({ username }, at) =>
        makeRsvp({
          id: uuidFor(`rsvp:${event.event}:${username}`),
          eventId: uuidFor(`special-event:${event.event}`),
          userId: userId(username),
          date: dateOf(now, event),
          eventName: event.event,
          createdAt: daysBefore(now, at / 3 + 1),
        }),
      );
    });
}

/** Returns the date of a special event, on its weekday if it has one. */
function dateOf(now: Date, { inDays, weekday }: DemoSpecialEvent): string {
  const first = dateAfter(now, inDays);
  if (weekday === undefined) return first;
  // The list begins with Monday, JavaScript's week with Sunday.
  const wanted = (weekdays.indexOf(weekday) + 1) % 7;
  const wait = (wanted - new Date(first).getUTCDay() + 7) % 7;
  return dateAfter(now, inDays + wait);
}

/** Returns the weekly events, every third with a picture of its own. */
export function weeklyEventRows(now: Date): NewWeeklyEvent[] {
  const pictures = posters(weeklyEvents.map(({ title }) => title));
  return weeklyEvents.map(({ day, title, details, time, ...event }, index) => {
    const brewery = find(event.brewery);
    const slug = slugFor(brewery.name);
    return makeWeeklyEvent({
      id: uuidFor(`weekly-event:${day}:${title}`),
      day,
      brewery: brewery.name,
      title,
      details,
      time,
      logo: breweryLogo(brewery),
      eventPhoto: index % 3 === 0 ? (pictures[index] ?? null) : null,
      instagram: `https://example.com/instagram/${slug}`,
      twitter: `https://example.com/x/${slug}`,
      facebook: `https://example.com/facebook/${slug}`,
      address: addressLine(brewery),
      breweryId: breweryId(brewery),
      ownerId: ownerOf(brewery),
      createdAt: daysBefore(now, 90),
    });
  });
}

/** Returns the legacy events. */
export function legacyEventRows(now: Date): NewEvent[] {
  return legacyEvents.map(({ brewery: name, inDays, ticketPrice, ...event }) => {
    const brewery = find(name);
    const slug = slugFor(event.name);
    return makeEvent({
      ...event,
      id: uuidFor(`event:${event.name}`),
      breweryId: breweryId(brewery),
      date: dateAfter(now, inDays),
      image: `/art/posters/${slug}.svg`,
      photos: JSON.stringify([1, 2, 3].map((number) => `/art/photos/${slug}-${number}.svg`)),
      ticketRequired: ticketPrice === null ? 0 : 1,
      ticketPrice,
      createdAt: daysBefore(now, 60),
    });
  });
}

/** Returns the pictures of events in their order; those of four in a row have different colors. */
function posters(titles: readonly string[]): string[] {
  const colors: number[] = [];
  return titles.map((title) => {
    const taken = colors.slice(-3);
    let seed = slugFor(title);
    for (let more = 2; taken.includes(posterLook(seed).colors); more++) {
      seed = `${slugFor(title)}-${more}`;
    }
    colors.push(posterLook(seed).colors);
    return `/art/posters/${seed}.svg`;
  });
}

function find(name: string): DemoBrewery {
  const brewery = demoBreweries.find((candidate) => candidate.name === name);
  if (!brewery) throw new Error(`There is no demo brewery ${name}.`);
  return brewery;
}

function ownerOf({ name }: DemoBrewery): string | null {
  return name === OWNED_BREWERY ? userId(accounts.owner.username) : null;
}
