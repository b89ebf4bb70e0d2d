import { DAY_MS } from '@hoptrail/contracts/limits';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { isSoundInstant } from '../../lib/stored/stored-instant.ts';
import {
  countOpenBreweries,
  findAllEventPages,
  findAllOpenBreweryIds,
  findAllOpenTrailIds,
} from './sitemap.repo.ts';
import { element, textElement, type Xml, xmlDocument } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** The breweries of one file; a file may have 50,000 addresses and 50 MB (sitemaps.org). */
const BREWERIES_PER_FILE = 10_000;
/** The screens that visitors find by themselves. */
const SCREENS = ['/breweries', '/events', '/podcast', '/trails', '/beer-dog'];

/** The sources of a sitemap. */
interface Making {
  db: Db;
  origin: string;
  now: Date;
}

/** Returns the list of sitemaps: one of pages, events and trails, and as many of breweries as there are. */
export async function sitemapIndex({ db, origin }: Making): Promise<string> {
  const files = Math.ceil((await countOpenBreweries(db)) / BREWERIES_PER_FILE);
  const names = ['pages', ...Array.from({ length: files }, (_, index) => `breweries-${index + 1}`)];
  const entries = names.map((name) =>
    element('sitemap', {}, [element('loc', {}, `${origin}/sitemaps/${name}.xml`)]),
  );
  return xmlDocument(element('sitemapindex', { xmlns: NAMESPACE }, entries));
}

/** Returns one sitemap. @throws AppError `route.notFound` */
export async function sitemap(making: Making, name: string): Promise<string> {
  const [, number] = /^breweries-([1-9]\d{0,3})$/.exec(name) ?? [];
  if (number !== undefined) return await breweriesSitemap(making, Number(number));
  if (name !== 'pages') throw new AppError('route.notFound');
  const { db, origin, now } = making;
  const day = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  const events = await findAllEventPages(db, day);
  const trails = await findAllOpenTrailIds(db);
  const weekly = weekdays.map((weekday) => `/weekly-events/${weekday.toLowerCase()}`);
  return urlSet([
    ...[...SCREENS, ...weekly].map((path) => urlOf(origin, path)),
    ...events.map(({ id, createdAt, changedAt }) =>
      urlOf(origin, `/special-event/${encodeURIComponent(id)}`, changedAt ?? createdAt),
    ),
    ...trails.map((id) => urlOf(origin, `/trails/${encodeURIComponent(id)}`)),
  ]);
}

async function breweriesSitemap({ db, origin }: Making, number: number): Promise<string> {
  const offset = (number - 1) * BREWERIES_PER_FILE;
  const ids = await findAllOpenBreweryIds(db, { limit: BREWERIES_PER_FILE, offset });
  if (ids.length === 0) throw new AppError('route.notFound');
  return urlSet(ids.map((id) => urlOf(origin, `/brewery/${encodeURIComponent(id)}`)));
}

function urlSet(urls: readonly Xml[]): string {
  return xmlDocument(element('urlset', { xmlns: NAMESPACE }, urls));
}

function urlOf(origin: string, path: string, changedAt?: string): Xml {
  return element('url', {}, [
    element('loc', {}, `${origin}${path}`),
    textElement('lastmod', changedAt && isSoundInstant(changedAt) ? changedAt : undefined),
  ]);
}
