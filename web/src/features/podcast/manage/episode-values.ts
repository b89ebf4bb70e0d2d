import { episodeCreate } from '@hoptrail/contracts/admin/podcast';
import { durationSeconds } from '@hoptrail/contracts/lib/episode-duration';
import { DEFAULT_EPISODE_DURATION } from '@hoptrail/contracts/limits';
import { episodeFormFields } from '@hoptrail/contracts/podcast/episode-fields';
import type { Episode } from '@hoptrail/contracts/podcast/podcast';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { entityForm, type InputName } from '../../../components/form/entity/entity-form.ts';
import { today } from '../../../lib/text/dates.ts';
import { durationText } from '../duration-text.ts';

export type EpisodeField = InputName<typeof episodeFormFields>;
export type EpisodeSeen = Pick<Episode, EpisodeField>;

export const episodeForm = entityForm(episodeFormFields);

const input = episodeCreate.omit({ description: true });

/** Returns the initial values of a new episode: the next number and today's date. */
export function newEpisodeValues(episodes: readonly Episode[]): FormValues<EpisodeField> {
  const highest = Math.max(0, ...episodes.map(({ episodeNumber }) => episodeNumber));
  return {
    ...episodeForm.values(),
    episodeNumber: String(highest + 1),
    releaseDate: today(),
    duration: DEFAULT_EPISODE_DURATION,
  };
}

/**
 * Returns the value that a text which is no whole number is saved as; undefined when it is saved as
 * typed.
 */
export function numberHint(typed: string): string | undefined {
  if (/^\d+$/.test(typed.trim())) return undefined;
  return `Not a number: it is saved as ${numberIn(typed)}.`;
}

/** Returns how podcast apps read a duration, where that is not what was typed. */
export function durationHint(typed: string): string | undefined {
  const seconds = durationSeconds(typed);
  if (seconds === undefined) return 'Podcast apps show none. They read minutes, or 1:02:03.';
  return /^\d+$/.test(typed.trim()) ? `Podcast apps read ${durationText(typed)}.` : undefined;
}

function numberIn(typed: string): number {
  return Math.max(0, Number.parseInt(typed, 10) || 0);
}

/** Returns the input of the procedure; text that is no number becomes 0. */
export function parseEpisode(values: FormValues<EpisodeField>) {
  const episodeNumber = numberIn(values.episodeNumber);
  return input.safeParse({ ...episodeForm.sent(values), episodeNumber });
}

export type EpisodeInput = NonNullable<ReturnType<typeof parseEpisode>['data']>;
