import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { PublicBrewery } from '@hoptrail/contracts/breweries/preview';
import { embedPath } from '@hoptrail/contracts/breweries/public-menu';
import type { BreweryEvents } from '@hoptrail/contracts/events/of-brewery';
import { DAY_MS } from '@hoptrail/contracts/limits';
import type { Episode } from '@hoptrail/contracts/podcast/podcast';
import type { TrailDetail } from '@hoptrail/contracts/trails/trails';
import type { BreweryLeaf, Graph, TouristTripLeaf } from 'schema-dts';
import { eventData, postalAddress, weeklyEventData } from './structured-events.ts';
import { hoursData } from './structured-hours.ts';

/** The most events of a brewery that are described. */
const MAX_EVENTS = 20;

/**
 * Describes a brewery that is open, with its hours, its menu and its coming events. The menu is
 * the one typed here; without beers it is the page that the brewery names.
 */
export function breweryData(
  brewery: PublicBrewery & Pick<BreweryDetail, 'tapListUrl'>,
  {
    events,
    picture,
    now,
    hasBeers,
  }: {
    events: BreweryEvents;
    picture: string | undefined;
    now: Date;
    /** Whether its menu has beers. */
    hasBeers: boolean;
  },
): BreweryLeaf {
  const { name, phone, latitude, longitude, socialLinks, tapListUrl } = brewery;
  const event = [
    ...events.special.map((one) => eventData(one, brewery, undefined)),
    ...events.weekly.map((one) => weeklyEventData(one, brewery, now)),
  ]
    .filter((data) => data !== undefined)
    .slice(0, MAX_EVENTS);
  // A day earlier, because it is not this day everywhere.
  const today = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  const sameAs = Object.values(socialLinks).flatMap((link) => link || []);
  const menu = hasBeers ? embedPath(brewery.id) : tapListUrl;
  return {
    '@type': 'Brewery',
    name,
    url: `/brewery/${encodeURIComponent(brewery.id)}`,
    ...(picture && { image: picture }),
    ...(phone && isNumber(phone) && { telephone: phone }),
    address: postalAddress(brewery),
    ...(latitude !== null &&
      longitude !== null && {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: Number(latitude),
          longitude: Number(longitude),
        },
      }),
    ...hoursData(brewery, today),
    ...(menu && { hasMenu: menu }),
    ...(event.length > 0 && { event }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** Tells whether a text is one phone number and nothing else, with up to 15 digits (E.164). */
function isNumber(phone: string): boolean {
  const [, number = '', extension = ''] =
    /^([+\d\s()./-]+?)(?:\s*(?:x|ext\.?)\s*(\d{1,6}))?$/i.exec(phone.trim()) ?? [];
  const digits = (number + extension).replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 + extension.length;
}

/** Describes a trail with its breweries, in their order. */
export function trailData({ id, name, story, breweries }: TrailDetail): TouristTripLeaf {
  return {
    '@type': 'TouristTrip',
    name,
    url: `/trails/${encodeURIComponent(id)}`,
    description: story,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: breweries.length,
      itemListElement: breweries.map((brewery, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        item: {
          '@type': 'Brewery',
          name: brewery.name,
          url: `/brewery/${encodeURIComponent(brewery.id)}`,
        },
      })),
    },
  };
}

/** The most episodes that are described. */
const MAX_EPISODES = 20;

/** Describes the newest episodes of the podcast. */
export function podcastData(episodes: readonly Episode[]): Pick<Graph, '@graph'> {
  const series = {
    '@type': 'PodcastSeries',
    name: 'Hoptrail Podcast',
    url: '/podcast',
  } as const;
  return {
    '@graph': [
      { ...series, webFeed: '/feeds/podcast.rss' },
      ...episodes.slice(0, MAX_EPISODES).map((episode) => ({
        '@type': 'PodcastEpisode' as const,
        name: episode.title,
        episodeNumber: episode.episodeNumber,
        datePublished: episode.releaseDate,
        url: episode.spotifyUrl,
        ...(episode.description && { description: episode.description }),
        ...(episode.audioUrl && {
          associatedMedia: { '@type': 'AudioObject' as const, contentUrl: episode.audioUrl },
        }),
        partOfSeries: series,
      })),
    ],
  };
}
