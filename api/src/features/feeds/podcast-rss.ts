import { hash } from 'node:crypto';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { durationSeconds } from '@hoptrail/contracts/lib/episode-duration';
import type { Episode } from '@hoptrail/contracts/podcast/podcast';
import { soundRows } from '../../lib/stored/unsound-rows.ts';
import { recordingOf } from '../podcast/shared/feed-lacks.rules.ts';
import { episodePicture, showPicture } from '../podcast/shared/podcast-pictures.rules.ts';
import { element, textElement, type Xml, xmlDocument } from './xml.ts';

/** The namespace of ids of podcasts, as the podcast namespace defines it. */
const PODCASTS = 'ead4c236bf5858c6a2c6a6b28d128cb6';
const PATH = '/feeds/podcast.rss';
const TITLE = 'Hoptrail Podcast';
const DESCRIPTION = 'The people behind the beers, one episode after the other.';

/** The owner of the podcast, as the host configures it. */
export type PodcastOwner = { name: string; email: string } | undefined;

/**
 * Returns the podcast as RSS 2.0, with the tags of Apple's and of the podcast namespace. An item is an
 * episode that podcast apps can play: its recording has a length and a type that Apple's and Spotify's
 * directories take, and its date can be read. `feedStateOf()` says what the others lack.
 */
export function podcastRss(
  origin: string,
  episodes: readonly Episode[],
  owner: PodcastOwner,
): string {
  const page = `${origin}/podcast`;
  const artwork = `${origin}${showPicture}`;
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
    'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  };
  return xmlDocument(
    element('rss', namespaces, [
      element('channel', {}, [
        element('title', {}, TITLE),
        element('link', {}, page),
        element('description', {}, DESCRIPTION),
        element('language', {}, 'en'),
        element('atom:link', {
          rel: 'self',
          type: 'application/rss+xml',
          href: `${origin}${PATH}`,
        }),
        element('image', {}, [
          element('url', {}, artwork),
          element('title', {}, TITLE),
          element('link', {}, page),
        ]),
        element('itunes:image', { href: artwork }),
        element('itunes:author', {}, owner?.name ?? 'Hoptrail'),
        owner &&
          element('itunes:owner', {}, [
            element('itunes:name', {}, owner.name),
            element('itunes:email', {}, owner.email),
          ]),
        element('itunes:category', { text: 'Leisure' }),
        element('itunes:explicit', {}, 'false'),
        element('itunes:type', {}, 'episodic'),
        element('podcast:guid', {}, podcastId(`${new URL(origin).host}${PATH}`)),
        element('podcast:medium', {}, 'podcast'),
        ...soundRows('feeds.podcast', episodes, (episode) => itemElement(episode, origin)),
      ]),
    ]),
  );
}

function itemElement(episode: Episode, origin: string): Xml | undefined {
  const { id, title, guest, business, duration, episodeNumber, spotifyUrl } = episode;
  const [recording, day] = [recordingOf(episode, origin), dayOf(episode.releaseDate)];
  if (!recording || !day) return undefined;
  const picture = episodePicture(episode);
  const seconds = durationSeconds(duration);
  // Apple takes numbers from 1 on.
  const number = episodeNumber > 0 ? String(episodeNumber) : undefined;
  return element('item', {}, [
    element('title', {}, title),
    textElement('link', spotifyUrl),
    element('guid', { isPermaLink: 'false' }, `urn:x-hoptrail:episode-${id}`),
    // Noon is the same day nearly everywhere.
    element('pubDate', {}, new Date(`${day}T12:00:00Z`).toUTCString()),
    element('description', {}, episode.description || [guest, business].filter(Boolean).join(', ')),
    element('enclosure', {
      url: recording.address,
      length: recording.bytes,
      type: recording.type,
    }),
    textElement('itunes:duration', seconds?.toString()),
    textElement('itunes:episode', number),
    element('itunes:episodeType', {}, 'full'),
    picture ? element('itunes:image', { href: new URL(picture, origin).href }) : undefined,
    textElement('podcast:episode', number),
    guest ? element('podcast:person', { role: 'guest' }, guest) : undefined,
    textElement('itunes:subtitle', business),
  ]);
}

/** Returns the id of a podcast: a UUID of version 5 of its address (RFC 9562, 5.5). */
function podcastId(address: string): string {
  const bytes = Buffer.concat([Buffer.from(PODCASTS, 'hex'), Buffer.from(address)]);
  const digits = hash('sha1', bytes, 'hex').slice(0, 32);
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  const id = `${digits.slice(0, 12)}5${digits.slice(13, 16)}${variant}${digits.slice(17)}`;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
