import { type FeedLack, feedLacks } from '@hoptrail/contracts/admin/podcast';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { durationSeconds } from '@hoptrail/contracts/lib/episode-duration';
import { type AudioType, audioTypeAt, audioTypes } from '@hoptrail/contracts/lists/audio-types';
import type { Episode } from '@hoptrail/contracts/podcast/podcast';

/** The recording of an episode as podcast apps load it (RSS 2.0, enclosure). */
export interface Recording {
  address: string;
  bytes: number;
  type: AudioType;
}

/**
 * Returns the recording of an episode; undefined if it has none, or if its length or its type is not
 * known: podcast directories refuse an enclosure without them.
 * @param origin the public URL of the server, which may have the recording
 */
export function recordingOf(episode: Episode, origin: string): Recording | undefined {
  const address = URL.parse(episode.audioUrl ?? '', origin)?.href;
  const type = typeOf(episode);
  if (!episode.audioUrl || !address || !episode.audioBytes || !type) return undefined;
  return { address, bytes: episode.audioBytes, type };
}

/** Returns what the podcast's feed lacks. */
export function feedStateOf(episodes: readonly Episode[]) {
  const all = episodes.map((episode) => ({ ...episode, lacks: lacksOf(episode) }));
  return {
    listed: all.filter(({ lacks }) => lacks.every((lack) => lack === 'duration')).length,
    incomplete: all
      .filter(({ lacks }) => lacks.length > 0)
      .map(({ id, title, lacks }) => ({ id, title, lacks })),
  };
}

function lacksOf(episode: Episode): FeedLack[] {
  const { audioUrl, audioBytes, releaseDate, duration } = episode;
  const hasRecording = audioUrl !== null && URL.canParse(audioUrl, 'http://localhost');
  const lacks: Record<FeedLack, boolean> = {
    recording: !hasRecording,
    size: hasRecording && !audioBytes,
    type: hasRecording && !typeOf(episode),
    date: dayOf(releaseDate) === undefined,
    duration: hasRecording && durationSeconds(duration) === undefined,
  };
  return feedLacks.filter((name) => lacks[name]);
}

function typeOf({ audioType, audioUrl }: Episode): AudioType | undefined {
  return audioTypes.find((type) => type === audioType) ?? audioTypeAt(audioUrl ?? '');
}
