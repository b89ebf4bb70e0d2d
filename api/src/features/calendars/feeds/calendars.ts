import { EVENTS_PER_FEED } from '@hoptrail/contracts/limits';
import type { EventKindName } from '@hoptrail/contracts/lists/history-kinds';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { findBreweryById } from '../../breweries/shared/breweries.repo.ts';
import { eventUid } from '../shared/entries/calendar-entries.rules.ts';
import type { CalendarScope } from '../shared/entries/calendar-rows.repo.ts';
import { loadEntries } from '../shared/entries/load-entries.ts';
import { type CalendarHead, calendarText } from '../shared/ical/calendar-text.ts';
import { findAllFavoriteIds, findFeedOwner } from './calendar-feeds.repo.ts';
import { readFeedSecret } from './feed-address.ts';

/** The sources of a calendar. */
export interface Making {
  db: Db;
  /** The address of this server, such as `https://beer.example`. */
  origin: string;
  now: Date;
}

/** Tells subscribers that a calendar does not have all events. */
const CUT = `It has at most ${EVENTS_PER_FEED} special and ${EVENTS_PER_FEED} weekly events: those that are longest past, or farthest ahead, are left out.`;

/** Returns the calendar of all events. */
export async function allEventsCalendar(making: Making): Promise<string> {
  const head = { name: 'Brewery events', description: `All events on ${making.origin}` };
  return await calendarOf(making, {}, head);
}

/** Returns the calendar of a brewery. @throws AppError `brewery.notFound` */
export async function breweryCalendar(making: Making, id: string): Promise<string> {
  const brewery = await findBreweryById(making.db, id);
  if (!brewery) throw new AppError('brewery.notFound');
  const head = { name: brewery.name, description: `The events of ${brewery.name}` };
  return await calendarOf(making, { breweryIds: [id] }, head);
}

/**
 * Returns the calendar of a person's favorite breweries.
 * @param secret the secret part of its address
 * @throws AppError `calendar.notFound` if it was renewed or removed, or never existed
 */
export async function favoritesCalendar(
  { signingKey, ...making }: Making & { signingKey: string },
  secret: string,
): Promise<string> {
  const id = readFeedSecret(signingKey, secret);
  const userId = id === undefined ? undefined : await findFeedOwner(making.db, id);
  if (userId === undefined) throw new AppError('calendar.notFound');
  const breweryIds = await findAllFavoriteIds(making.db, userId);
  const description =
    'The events of your favorite breweries. The address of this calendar is secret';
  return await calendarOf(making, { breweryIds }, { name: 'My breweries', description });
}

/**
 * Returns a calendar with one event.
 * @throws AppError `calendar.noEntry` if there is none: its texts cannot be read, or it is long over
 */
export async function eventCalendar(
  making: Making,
  kind: EventKindName,
  id: string,
): Promise<string> {
  const uid = eventUid(kind, id);
  const { entries } = await loadEntries(making.db, { id }, making);
  const entry = entries.find((one) => one.uid === uid);
  if (!entry) throw new AppError('calendar.noEntry');
  return calendarText({ name: entry.title, description: entry.title }, [entry]);
}

async function calendarOf(
  making: Making,
  scope: CalendarScope,
  head: CalendarHead,
): Promise<string> {
  const { entries, isCut } = await loadEntries(making.db, scope, making);
  const description = isCut ? `${head.description}. ${CUT}` : head.description;
  return calendarText({ ...head, description }, entries);
}
