import type { Episode } from '@hoptrail/contracts/podcast/podcast';
import { expect, onTestFinished, test, vi } from 'vitest';
import { problemsOf } from '../../../components/form/submit/form-problems.ts';
import { durationHint, newEpisodeValues, numberHint, parseEpisode } from './episode-values.ts';

const episode: Episode = {
  id: '1',
  episodeNumber: 12,
  title: 'Oregon on the Line',
  guest: 'Bo',
  business: 'Slow Drizzle',
  duration: '60',
  releaseDate: '2026-05-01',
  spotifyUrl: 'https://open.spotify.com/episode/1',
  audioUrl: null,
  audioBytes: null,
  audioType: null,
  image: '',
  description: null,
  createdAt: '2026-05-01T10:00:00.000Z',
};

test("a new episode has the next number and today's date", () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 1, 23, 59) });
  onTestFinished(() => void vi.useRealTimers());
  const values = newEpisodeValues([{ ...episode, episodeNumber: 3 }, episode]);
  expect(values.episodeNumber).toBe('13');
  expect(values.releaseDate).toBe('2026-05-01');
});

test('the first episode has number 1', () => {
  expect(newEpisodeValues([]).episodeNumber).toBe('1');
});

test('an invalid number becomes 0', () => {
  const values = { ...newEpisodeValues([]), title: 'T', spotifyUrl: 'open.spotify.com/x' };
  expect(parseEpisode({ ...values, episodeNumber: 'pilot' }).data).toMatchObject({
    episodeNumber: 0,
    spotifyUrl: 'https://open.spotify.com/x',
  });
});

test('an invalid number shows the value that is saved', () => {
  expect(numberHint('12')).toBeUndefined();
  expect(numberHint('twelve')).toBe('Not a number: it is saved as 0.');
  expect(numberHint('')).toBe('Not a number: it is saved as 0.');
  expect(numberHint('12b')).toBe('Not a number: it is saved as 12.');
  expect(numberHint('-3')).toBe('Not a number: it is saved as 0.');
});

test('the size and the type of the audio may be left out', () => {
  const values = { ...newEpisodeValues([]), title: 'T', spotifyUrl: 'open.spotify.com/x' };
  expect(parseEpisode(values).data).toMatchObject({ audioBytes: null, audioType: null });
  const filled = { ...values, audioBytes: ' 57600000 ', audioType: 'audio/mp4' };
  expect(parseEpisode(filled).data).toMatchObject({
    audioBytes: 57_600_000,
    audioType: 'audio/mp4',
  });
  expect(parseEpisode({ ...values, audioBytes: '57 MB' }).error?.issues[0]?.message).toBe(
    'Please enter a whole number, such as 57600000.',
  );
  const parsed = parseEpisode({ ...values, audioUrl: 'recording of today' });
  expect(problemsOf(parsed, ['audioUrl'])).toEqual({
    audioUrl: 'Please enter a link that starts with http:// or https://',
  });
});

test('a duration shows how podcast apps read it', () => {
  expect(durationHint('62:03')).toBeUndefined();
  expect(durationHint('60')).toBe('Podcast apps read 60 min.');
  expect(durationHint('3600')).toBe('Podcast apps read 60 min.');
  expect(durationHint('about an hour')).toMatch(/^Podcast apps show none/);
});
