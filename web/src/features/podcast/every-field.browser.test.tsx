import { episodeFields } from '@hoptrail/contracts/podcast/episode-fields';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../data/trpc.ts';
import { fieldsNotShown, labelsNotShown, samplesOf } from '../../testing/fields.ts';
import { signIn } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { EpisodeForm } from './manage/episode-form.tsx';
import { episodeForm } from './manage/episode-values.ts';
import { PodcastScreen } from './podcast-screen.tsx';

const client = createClient();

test('the podcast shows every field of an episode', async () => {
  const admin = await signIn('admin@example.com');
  const samples = samplesOf(episodeFields, { releaseDate: '2031-07-04' });
  const { id } = await client.admin.podcast.createEpisode.mutate(samples);

  await show(<PodcastScreen q="" onSearch={() => {}} banner={null} />, admin);
  await expect.element(page.getByRole('heading', { name: samples.title })).toBeVisible();
  expect(
    fieldsNotShown(samples, {
      releaseDate: 'July 4, 2031',
      audioBytes: '1.0 GB',
      audioType: 'M4A',
    }),
  ).toEqual([]);
  await client.admin.podcast.deleteEpisode.mutate({ id });
});

test('the form of an episode has an input for each field', async () => {
  const save = async () => {};
  const props = { draft: 'new', initial: episodeForm.values(), submit: 'Create', save };
  await show(<EpisodeForm {...props} onClose={() => {}} />, await signIn('admin@example.com'));
  await expect.element(page.getByRole('button', { name: 'Create' })).toBeVisible();
  expect(labelsNotShown(episodeForm.labels)).toEqual([]);
});
