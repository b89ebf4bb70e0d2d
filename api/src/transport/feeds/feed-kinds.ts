import type { Caches } from '../../context.ts';
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
import { type PlaceFormat, placeFormats } from '../../features/feeds/shared/place-formats.ts';
import { sitemap, sitemapIndex } from '../../features/feeds/sitemap.ts';
import { findAllEpisodes } from '../../features/podcast/shared/podcast.repo.ts';
import { logbookPlaces } from '../../features/profiles/logbook-places.ts';
import { trailPlaces } from '../../features/trails/trail-places.ts';

/** The sources of a feed. */
export interface FeedMaking extends Making {
  caches: Caches;
  signingKey: string;
  podcastOwner: PodcastOwner;
}

/** A feed, by its path. */
export interface FeedKind {
  /** With `:id` where it names an object. */
  path: string;
  type: string;
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

const calendar = { type: 'text/calendar; charset=utf-8' } as const;

const sitemapFile = {
  type: 'application/xml; charset=utf-8',
  isForSearch: true,
} as const;

/** Returns the files of a format for map apps. */
function placeFiles(format: PlaceFormat): FeedKind[] {
  const { type, ending } = format;
  return [
    {
      type,
      path: `/feeds/trails/:id${ending}`,
      make: ({ db }, id) => trailPlaces(db, id, format),
    },
    {
      type,
      path: `/feeds/logbooks/:id${ending}`,
      make: (making, username) => logbookPlaces(making, username, format),
    },
  ];
}

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
    path: '/calendars/breweries/:id.ics',
    cachedAs: 'calendars.brewery',
    make: breweryCalendar,
  },
  {
    ...calendar,
    path: '/calendars/special-events/:id.ics',
    make: (making, id) => eventCalendar(making, 'specialEvent', id),
  },
  {
    ...calendar,
    path: '/calendars/weekly-events/:id.ics',
    make: (making, id) => eventCalendar(making, 'weeklyEvent', id),
  },
  { ...calendar, path: '/calendars/favorites/:id.ics', isSecret: true, make: favoritesCalendar },
  {
    path: '/feeds/events.atom',
    type: 'application/atom+xml; charset=utf-8',
    cachedAs: 'feeds.events',
    make: async (making) => eventsAtom(making.origin, await loadEntries(making.db, {}, making)),
  },
  {
    path: '/feeds/breweries/:id.atom',
    type: 'application/atom+xml; charset=utf-8',
    make: newsAtom,
  },
  {
    path: '/feeds/podcast.rss',
    type: 'application/rss+xml; charset=utf-8',
    cachedAs: 'feeds.podcast',
    make: async ({ db, origin, podcastOwner }) =>
      podcastRss(origin, await findAllEpisodes(db), podcastOwner),
  },
  { ...sitemapFile, path: '/sitemap.xml', make: sitemapIndex },
  {
    ...sitemapFile,
    path: '/sitemaps/:id.xml',
    cachedAs: 'sitemap.file',
    make: sitemap,
  },
  ...placeFormats.flatMap(placeFiles),
];
