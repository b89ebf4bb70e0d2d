import { SAMPLE_RECORDING } from '@hoptrail/contracts/lib/podcast-paths';
import { createRandom } from '@hoptrail/drawings/random';
import { SECONDS, sampleRecording } from '../../lib/recording/sample-recording.ts';
import { makeEpisode, type NewEpisode } from '../../testing/factories/episode.ts';
import { episodes } from '../content/podcast.ts';
import { dateAfter, daysBefore } from '../moments.ts';
import { uuidFor } from '../uuid-for.ts';

const DAYS_BETWEEN = 14;
const NEWEST_DAYS_AGO = 3;

/**
 * Returns the episodes, one every two weeks, the newest three days ago. Podcast apps can play that one:
 * its recording is a short sample that the server makes.
 */
export function episodeRows(now: Date): NewEpisode[] {
  return episodes.map(({ title, guest, business, description }, index) => {
    const number = index + 1;
    const daysAgo = NEWEST_DAYS_AGO + (episodes.length - number) * DAYS_BETWEEN;
    return makeEpisode({
      id: uuidFor(`episode:${number}`),
      episodeNumber: number,
      title,
      guest,
      business,
      duration: String(createRandom(`episode:${number}`).whole(38, 74)),
      releaseDate: dateAfter(now, -daysAgo),
      spotifyUrl: urlOf(number),
      image: `/art/covers/episode-${number}.svg`,
      description,
      createdAt: daysBefore(now, daysAgo),
      ...(number === episodes.length && {
        audioUrl: SAMPLE_RECORDING,
        audioBytes: sampleRecording().length,
        duration: `0:${SECONDS}`,
      }),
    });
  });
}

/** Returns the episode about a brewery; undefined if there is none. */
export function episodeOf(brewery: string) {
  const index = episodes.findIndex(({ business }) => business === brewery);
  const title = episodes[index]?.title;
  return title === undefined ? undefined : { number: index + 1, title, url: urlOf(index + 1) };
}

function urlOf(number: number): string {
  return `https://example.com/podcast/${number}`;
}
