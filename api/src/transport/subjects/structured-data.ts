import type { PublicBrewery } from '@hoptrail/contracts/breweries/preview';
import type { EventPreview } from '@hoptrail/contracts/events/preview';
import { offsetAt } from '@hoptrail/contracts/lib/zone-clock';
import type { Episode } from '@hoptrail/contracts/podcast';

/**
 * The data about a page's subject for search engines (JSON-LD, schema.org). It contains only public
 * facts: no check-ins, no people, no owner. Paths are of this server.
 */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Describes a brewery that is open. */
export function breweryData(brewery: PublicBrewery, picture: string | undefined): StructuredData {
  const { name, phone, latitude, longitude, socialLinks } = brewery;
  return {
    '@context': 'https://schema.org',
    '@type': 'Brewery',
    name,
    url: `/brewery/${encodeURIComponent(brewery.id)}`,
    ...(picture && { image: picture }),
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: brewery.address,
      addressLocality: brewery.city,
      addressRegion: brewery.state,
      postalCode: brewery.zipCode,
    },
    ...(latitude !== null &&
      longitude !== null && {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: Number(latitude),
          longitude: Number(longitude),
        },
      }),
    sameAs: Object.values(socialLinks).filter(Boolean),
  };
}

/** Describes a special event; undefined if its date or time cannot be read. */
export function eventData(
  event: EventPreview,
  picture: string | undefined,
): StructuredData | undefined {
  const { when, ticketLink, breweryId } = event;
  if (!when) return undefined;
  const url = `/special-event/${encodeURIComponent(event.id)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.event,
    url,
    description: event.details,
    startDate: localText(when.timeZone, new Date(when.startsAt)),
    endDate: localText(when.timeZone, new Date(when.endsAt)),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.location ?? event.company, address: event.address },
    organizer: {
      '@type': 'Organization',
      name: event.company,
      ...(breweryId && { url: `/brewery/${encodeURIComponent(breweryId)}` }),
    },
    ...(picture && { image: picture }),
    ...(ticketLink && { offers: { '@type': 'Offer', url: ticketLink } }),
  };
}

/** The properties with addresses, which may be paths of this server. */
const ADDRESSES = new Set(['url', 'image', 'webFeed']);

/** The most episodes that are described. */
const MAX_EPISODES = 20;

/** Describes the newest episodes of the podcast. */
export function podcastData(episodes: readonly Episode[]): StructuredData {
  const series = { '@type': 'PodcastSeries', name: 'Hoptrail Podcast', url: '/podcast' };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...series, webFeed: '/feeds/podcast.rss' },
      ...episodes.slice(0, MAX_EPISODES).map((episode) => ({
        '@type': 'PodcastEpisode',
        name: episode.title,
        episodeNumber: episode.episodeNumber,
        datePublished: episode.releaseDate,
        url: episode.spotifyUrl,
        ...(episode.description && { description: episode.description }),
        ...(episode.audioUrl && {
          associatedMedia: { '@type': 'AudioObject', contentUrl: episode.audioUrl },
        }),
        partOfSeries: series,
      })),
    ],
  };
}

/**
 * Returns the data as a script element that runs nothing. Escapes `<`, so that no text can end it.
 * @param origin the public URL of the server
 */
export function structuredScript(data: StructuredData, origin: string): string {
  const json = JSON.stringify(data, (key, value) =>
    ADDRESSES.has(key) && typeof value === 'string' ? new URL(value, origin).href : value,
  );
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Returns an instant as the local time of a zone with its offset (ISO 8601). */
function localText(timeZone: string, at: Date): string {
  const offset = offsetAt(timeZone, at.getTime());
  const wall = new Date(at.getTime() + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / 60_000;
  const parts = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${wall}${offset < 0 ? '-' : '+'}${parts.join(':')}`;
}
