import type { TrackedTable } from '../db/instances/change-feed.ts';

/**
 * The tables that each cached response depends on. A change of one makes the response stale. A new
 * cached procedure needs an entry here; `dependencies.test.ts` fails when a table is missing.
 */
export const dependencies: Readonly<Record<string, readonly TrackedTable[]>> = {
  'breweries.byId': ['breweries', 'brewery_ownerships', 'brewery_staff'],
  'breweries.list': ['breweries'],
  'checkins.leaderboard': ['users'],
  'events.special.list': ['special_events', 'brewery_facts'],
  'events.weekly.byDay': ['weekly_events', 'brewery_facts'],
  'events.weekly.list': ['weekly_events', 'brewery_facts'],
  'trails.byId': ['passports', 'passport_breweries', 'brewery_facts'],
  'trails.list': ['passports', 'passport_breweries', 'brewery_facts'],
  'podcast.episodes': ['podcast_episodes'],
  'podcast.header': ['global_settings'],
  'settings.all': ['global_settings'],
};

const eventTables = [
  'special_events',
  'weekly_events',
  'cancelled_events',
  'brewery_facts',
] as const;

/** The tables that each cached feed depends on, by its name in `transport/feeds/feed-kinds.ts`. */
export const feedDependencies: Readonly<Record<string, readonly TrackedTable[]>> = {
  'calendars.events': eventTables,
  'calendars.brewery': eventTables,
  'feeds.events': eventTables,
  'feeds.podcast': ['podcast_episodes'],
  'sitemap.file': ['special_events', 'passports', 'brewery_facts'],
};

/**
 * Returns the tables that a procedure or feed depends on.
 * @throws Error if it is not listed
 */
export function dependenciesOf(procedure: string): readonly TrackedTable[] {
  const tables = dependencies[procedure] ?? feedDependencies[procedure];
  if (!tables) throw new Error(`cache/dependencies.ts does not list ${procedure}.`);
  return tables;
}
