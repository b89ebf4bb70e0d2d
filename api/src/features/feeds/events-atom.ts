import type { Entries } from '../calendars/shared/entries/load-entries.ts';
import type { CalendarEntry } from '../calendars/shared/ical/calendar-text.ts';
import { element, textElement, type Xml, xmlDocument } from './xml.ts';

/** The most entries of the feed, last changed first. */
const MAX_ENTRIES = 100;
const NEVER = new Date('2026-01-01T00:00:00Z');

/**
 * Returns the events as an Atom feed (RFC 4287), last changed first. The feed and each entry have an id
 * that never changes, a title, and the instant of their last change (4.1.1, 4.1.2); the feed has the
 * author of all entries, and an entry its page as the alternate link. The subtitle says when there are
 * more events.
 */
export function eventsAtom(origin: string, { entries, isCut }: Entries): string {
  const shown = entries
    .toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
    .slice(0, MAX_ENTRIES);
  const about = `What is on at the breweries of ${new URL(origin).host}`;
  const isPart = isCut || shown.length < entries.length;
  const link = (rel: string, type: string, path: string) =>
    element('link', { rel, type, href: `${origin}${path}` });
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }, [
      element('id', {}, `${origin}/feeds/events.atom`),
      element('title', {}, 'Brewery events'),
      element('subtitle', {}, isPart ? `${about}: the ${MAX_ENTRIES} that changed last` : about),
      element('updated', {}, (shown[0]?.changedAt ?? NEVER).toISOString()),
      element('author', {}, [element('name', {}, 'Hoptrail')]),
      link('self', 'application/atom+xml', '/feeds/events.atom'),
      link('alternate', 'text/html', '/events'),
      ...shown.map(entryElement),
    ]),
  );
}

function entryElement(entry: CalendarEntry): Xml {
  const { uid, title, url, isCancelled, description } = entry;
  return element('entry', {}, [
    element('id', {}, `urn:x-hoptrail:${uid}`),
    element('title', {}, isCancelled ? `Cancelled: ${title}` : title),
    element('updated', {}, entry.changedAt.toISOString()),
    element('published', {}, entry.createdAt.toISOString()),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    textElement('summary', `${whenOf(entry)}. ${entry.place}`),
    textElement('content', description),
  ]);
}

function whenOf({ startsAt, timeZone, series }: CalendarEntry): string {
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  if (!series) {
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone });
    return `${day.format(startsAt)}, ${time.format(startsAt)}`;
  }
  return `${series.text}, ${time.format(startsAt)}`;
}
