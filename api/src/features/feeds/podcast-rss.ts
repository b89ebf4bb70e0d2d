import { hash } from 'node:crypto';
import type { Episode } from '@hoptrail/contracts/podcast';
import { element, textElement, type Xml, xmlDocument } from './xml.ts';

/** The namespace of ids of podcasts, as the podcast namespace defines it. */
const PODCASTS = 'ead4c236bf5858c6a2c6a6b28d128cb6';
const PATH = '/feeds/podcast.rss';
const DESCRIPTION = 'The people behind the beers, one episode after the other.';

/** The types of recordings by the ending of their address. */
const audioTypes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  opus: 'audio/opus',
  wav: 'audio/wav',
  flac: 'audio/flac',
};

/**
 * Returns the podcast as RSS 2.0, with the tags of Apple's and of the podcast namespace. Podcast apps
 * play an episode by its enclosure, which needs a length and a type; the length is 0, because the server
 * does not fetch the recording. Episodes without a recording are there to read.
 */
export function podcastRss(origin: string, episodes: readonly Episode[]): string {
  const page = `${origin}/podcast`;
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
    'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  };
  return xmlDocument(
    element('rss', namespaces, [
      element('channel', {}, [
        element('title', {}, 'Hoptrail Podcast'),
        element('link', {}, page),
        element('description', {}, DESCRIPTION),
        element('language', {}, 'en'),
        element('atom:link', {
          rel: 'self',
          type: 'application/rss+xml',
          href: `${origin}${PATH}`,
        }),
        element('image', {}, [
          element('url', {}, `${origin}/icons/icon-512.png`),
          element('title', {}, 'Hoptrail Podcast'),
          element('link', {}, page),
        ]),
        element('itunes:image', { href: `${origin}/icons/icon-512.png` }),
        element('itunes:author', {}, 'Hoptrail'),
        element('itunes:category', { text: 'Leisure' }),
        element('itunes:explicit', {}, 'false'),
        element('podcast:guid', {}, podcastId(`${new URL(origin).host}${PATH}`)),
        element('podcast:medium', {}, 'podcast'),
        ...episodes.map((episode) => itemElement(episode, origin)),
      ]),
    ]),
  );
}

function itemElement(episode: Episode, origin: string): Xml {
  const { id, title, guest, business, audioUrl, duration } = episode;
  const minutes = Number(duration);
  return element('item', {}, [
    element('title', {}, title),
    element('link', {}, episode.spotifyUrl),
    element('guid', { isPermaLink: 'false' }, `urn:x-hoptrail:episode-${id}`),
    // Noon is the same day nearly everywhere.
    element('pubDate', {}, new Date(`${episode.releaseDate}T12:00:00Z`).toUTCString()),
    element('description', {}, episode.description || [guest, business].filter(Boolean).join(', ')),
    audioUrl
      ? element('enclosure', { url: audioUrl, length: 0, type: audioTypeOf(audioUrl) })
      : undefined,
    minutes > 0 ? element('itunes:duration', {}, String(Math.round(minutes * 60))) : undefined,
    element('itunes:episode', {}, String(episode.episodeNumber)),
    element('itunes:episodeType', {}, 'full'),
    episode.image
      ? element('itunes:image', { href: new URL(episode.image, origin).href })
      : undefined,
    element('podcast:episode', {}, String(episode.episodeNumber)),
    guest ? element('podcast:person', { role: 'guest' }, guest) : undefined,
    textElement('itunes:subtitle', business),
  ]);
}

function audioTypeOf(url: string): string {
  const ending = /\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? '';
  return audioTypes[ending] ?? 'audio/mpeg';
}

/** Returns the id of a podcast: a UUID of version 5 of its address (RFC 9562, 5.5). */
function podcastId(address: string): string {
  const bytes = Buffer.concat([Buffer.from(PODCASTS, 'hex'), Buffer.from(address)]);
  const digits = hash('sha1', bytes, 'hex').slice(0, 32);
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  const id = `${digits.slice(0, 12)}5${digits.slice(13, 16)}${variant}${digits.slice(17)}`;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
