import { AppError } from '../../errors.ts';
import {
  allEventsCalendar,
  breweryCalendar,
  eventCalendar,
  favoritesCalendar,
  type Making,
} from '../../features/calendars/feeds/calendars.ts';
import { loadEntries } from '../../features/calendars/shared/entries/load-entries.ts';
import { eventsAtom } from '../../features/feeds/events-atom.ts';
import { newsAtom } from '../../features/feeds/news-atom.ts';
import { type PodcastOwner, podcastRss } from '../../features/feeds/podcast-rss.ts';
import { sitemap, sitemapIndex } from '../../features/feeds/sitemap.ts';
import { findAllEpisodes } from '../../features/podcast/shared/podcast.repo.ts';

/** The sources of a feed. */
export interface FeedMaking extends Making {
  signingKey: string;
  podcastOwner: PodcastOwner;
}

/** A feed, by its path. */
export interface FeedKind {
  /** With `:file` where it names an object: its id and the ending. */
  path: string;
  type: string;
  /** The ending of the file, with its dot. */
  ending: string;
  /**
   * Where the feed is cached: its name in `cache/dependencies.ts`. Others are made for each request.
   */
  cachedAs?: string;
  /** Whether its address is a secret of one person. */
  isSecret?: true;
  /** Whether it is there only if search engines may list the pages. */
  isForSearch?: true;
  make(making: FeedMaking, id: string): Promise<string>;
}

const calendar = { type: 'text/calendar; charset=utf-8', ending: '.ics' } as const;

const sitemapFile = {
  type: 'application/xml; charset=utf-8',
  ending: '.xml',
  isForSearch: true,
} as const;

/** The feeds that the server has. */
export const feedKinds: readonly FeedKind[] = [
  {
    ...calendar,
    path: '/calendars/events.ics',
    cachedAs: 'calendars.events',
    make: allEventsCalendar,
  },
  {
    ...calendar,
    path: '/calendars/breweries/:file',
    cachedAs: 'calendars.brewery',
    make: breweryCalendar,
  },
  {
    ...calendar,
    path: '/calendars/special-events/:file',
    make: (making, id) => eventCalendar(making, 'specialEvent', id),
  },
  {
    ...calendar,
    path: '/calendars/weekly-events/:file',
    make: (making, id) => eventCalendar(making, 'weeklyEvent', id),
  },
  { ...calendar, path: '/calendars/favorites/:file', isSecret: true, make: favoritesCalendar },
  {
    path: '/feeds/events.atom',
    type: 'application/atom+xml; charset=utf-8',
    ending: '.atom',
    cachedAs: 'feeds.events',
    make: async (making) => eventsAtom(making.origin, await loadEntries(making.db, {}, making)),
  },
  {
    path: '/feeds/breweries/:file',
    type: 'application/atom+xml; charset=utf-8',
    ending: '.atom',
    make: newsAtom,
  },
  {
    path: '/feeds/podcast.rss',
    type: 'application/rss+xml; charset=utf-8',
    ending: '.rss',
    cachedAs: 'feeds.podcast',
    make: async ({ db, origin, podcastOwner }) =>
      podcastRss(origin, await findAllEpisodes(db), podcastOwner),
  },
  { ...sitemapFile, path: '/sitemap.xml', make: sitemapIndex },
  {
    ...sitemapFile,
    path: '/sitemaps/:file',
    cachedAs: 'sitemap.file',
    make: sitemap,
  },
];

/**
 * Returns the id in the last part of a path, such as `12.ics`.
 * @throws AppError `route.notFound` if it has another ending
 */
export function idOfFile(file: string, ending: string): string {
  if (!file.endsWith(ending)) throw new AppError('route.notFound');
  return file.slice(0, -ending.length);
}
