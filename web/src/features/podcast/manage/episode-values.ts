import { episodeCreate } from '@hoptrail/contracts/admin/podcast';
import { type Episode, episode } from '@hoptrail/contracts/podcast';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { completeLink } from '../../../components/form/form-link.tsx';
import { today } from '../../../lib/text/dates.ts';

export type EpisodeField =
  | 'episodeNumber'
  | 'title'
  | 'guest'
  | 'business'
  | 'spotifyUrl'
  | 'releaseDate'
  | 'image';

const typedEpisode = episodeCreate.omit({ description: true, duration: true });

const stored = episode.pick({
  episodeNumber: true,
  title: true,
  guest: true,
  business: true,
  spotifyUrl: true,
  releaseDate: true,
  image: true,
});
export type EpisodeSeen = Pick<Episode, EpisodeField>;

export const episodeLabels: Readonly<Record<EpisodeField, string>> = {
  episodeNumber: 'Episode Number',
  title: 'Title',
  guest: 'Guest',
  business: 'Business',
  spotifyUrl: 'Spotify URL',
  releaseDate: 'Release Date',
  image: 'Episode Image',
};

/** A new episode: the next number, out today. */
export function newEpisodeValues(episodes: readonly Episode[]): FormValues<EpisodeField> {
  const highest = Math.max(0, ...episodes.map(({ episodeNumber }) => episodeNumber));
  return {
    episodeNumber: String(highest + 1),
    title: '',
    guest: '',
    business: '',
    spotifyUrl: '',
    releaseDate: today(),
    image: '',
  };
}

/** The episode that the form changes. */
export function episodeBasis(episode: Episode) {
  return {
    seen: stored.parse(episode),
    read: (json: unknown) => stored.safeParse(json).data,
    values: episodeValues,
  };
}

export function episodeValues(episode: EpisodeSeen): FormValues<EpisodeField> {
  const { title, guest, business, spotifyUrl, releaseDate, image } = episode;
  const episodeNumber = String(episode.episodeNumber);
  return { episodeNumber, title, guest, business, spotifyUrl, releaseDate, image };
}

/**
 * Returns the value that a text which is no whole number is saved as; undefined when it is saved as
 * typed.
 */
export function numberHint(typed: string): string | undefined {
  if (/^\d+$/.test(typed.trim())) return undefined;
  return `Not a number: it is saved as ${numberIn(typed)}.`;
}

function numberIn(typed: string): number {
  return Math.max(0, Number.parseInt(typed, 10) || 0);
}

/** Returns the input of the procedure; text that is no number becomes 0. */
export function parseEpisode(values: FormValues<EpisodeField>) {
  return typedEpisode.safeParse({
    ...values,
    episodeNumber: numberIn(values.episodeNumber),
    spotifyUrl: completeLink(values.spotifyUrl),
  });
}

export type EpisodeInput = NonNullable<ReturnType<typeof parseEpisode>['data']>;
