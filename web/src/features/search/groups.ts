import { isCurrentTap } from '@hoptrail/contracts/beers/tap-age';
import type { BeerHit, SearchResult } from '@hoptrail/contracts/search/search';
import type { Trail } from '@hoptrail/contracts/trails/trails';
import { ageText } from '../../lib/text/age-text.ts';
import { counted } from '../../lib/text/numbers.ts';
import type { EventHit } from './listed-hits.ts';

/** A line of the results. */
export interface Hit {
  key: string;
  path: string;
  name: string;
  /** What it is, each fact in a few words. */
  facts: readonly string[];
  /** In miles. */
  distance: number | undefined;
  /** The picture or drawing beside it. */
  sign:
    | { kind: 'brewery'; id: string; name: string; logo: string | null }
    | { kind: 'beer'; style: string }
    | { kind: 'town' | 'event' | 'trail' };
}

export interface Group {
  title: string;
  hits: readonly Hit[];
}

type Found = Omit<SearchResult, 'beers'> & {
  beers: readonly (Omit<BeerHit, 'lastUpdated'> & { lastUpdated?: string })[];
  events: readonly EventHit[];
  trails: readonly Trail[];
};

/** Returns the groups of the results that have any, in the order of the screen. */
export function groupsOf(found: Found, now = Date.now()): Group[] {
  const { breweries, towns, beers, events, trails } = found;
  const groups: Group[] = [
    {
      title: 'Breweries',
      hits: breweries.map(({ id, name, city, state, logo, distance }) => ({
        key: id,
        path: `/brewery/${encodeURIComponent(id)}`,
        ...{ name, distance, facts: [[city, state].filter(Boolean).join(', ')] },
        sign: { kind: 'brewery', id, name, logo },
      })),
    },
    {
      title: 'Beers',
      hits: beers.map(({ id, name, style, breweryName, distance, lastUpdated }) => ({
        key: id,
        path: `/beer/${encodeURIComponent(id)}`,
        ...{ name, distance, facts: [style, breweryName, ...ageOf(lastUpdated, now)] },
        sign: { kind: 'beer', style },
      })),
    },
    {
      title: 'Towns',
      hits: towns.map(({ city, state, distance }) => ({
        key: `${city} ${state}`,
        path: `/breweries?q=${encodeURIComponent(city)}`,
        ...{ name: city, distance, facts: [state] },
        sign: { kind: 'town' },
      })),
    },
    {
      title: 'Events',
      hits: events.map((event) => ({
        ...{ ...event, key: `${event.path} ${event.name} ${event.facts}` },
        sign: { kind: 'event' },
      })),
    },
    {
      title: 'Trails',
      hits: trails.map(({ id, name, breweryIds }) => ({
        key: id,
        path: `/trails/${encodeURIComponent(id)}`,
        ...{
          name,
          distance: undefined,
          facts: [counted(breweryIds.length, 'brewery', 'breweries')],
        },
        sign: { kind: 'trail' },
      })),
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

function ageOf(lastUpdated: string | undefined, now: number): string[] {
  if (lastUpdated === undefined || isCurrentTap({ lastUpdated }, now)) return [];
  return [`updated ${ageText(now - Date.parse(lastUpdated))}`];
}
