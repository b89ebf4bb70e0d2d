import { PHOTOS_PER_BREWERY } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { callAs } from '../../testing/call-as.ts';
import { transports } from '../../testing/conformance/transports.ts';
import { signUp } from '../../testing/person.ts';

async function begin() {
  const run = await buildTestApp();
  const owner = await signUp(run, 'owner');
  const { id } = await addBrewery(run, { ownerId: owner.userId });
  return { run, owner, id };
}

test.each(transports)('over %s lets an owner set type, podcast and photos', async (transport) => {
  const { run, owner, id } = await begin();
  const call = callAs(run, transport);
  const fields = {
    type: 'Brewpub',
    podcastEpisode: 'Episode 12',
    podcastUrl: 'https://podcast.example/12',
    photos: ['/art/photos/two.svg', '/art/photos/one.svg'],
  };
  const set = await call(owner, 'breweries.update', { id, ...fields });
  expect(set.data).toMatchObject(fields);
  // Absent fields stay unchanged, because documented clients do not know them.
  expect((await call(owner, 'breweries.update', { id, hours: 'Daily' })).data).toMatchObject(
    fields,
  );
  const none = { podcastEpisode: null, podcastUrl: '', photos: null };
  expect((await call(owner, 'breweries.update', { id, ...none })).data).toMatchObject({
    type: 'Brewpub',
    podcastEpisode: null,
    podcastUrl: null,
    photos: [],
  });
  const tooMany = Array.from(
    { length: PHOTOS_PER_BREWERY + 1 },
    (_, one) => `/art/photos/${one}.svg`,
  );
  expect((await call(owner, 'breweries.update', { id, photos: tooMany })).refusal).toEqual({
    message: 'A brewery has at most 12 photos.',
    code: 'request.invalid',
  });
});

test('keeps photos while a brewery shows them, and releases removed ones', async () => {
  const { run, owner, id } = await begin();
  const [first, second] = [await owner.upload(), await owner.upload()];
  const save = (photos: string[]) => owner.call('PUT', `/api/breweries/${id}`, { photos });
  expect((await save([first, second, first])).json().photos).toEqual([first, second]);
  expect([await isKept(run, first), await isKept(run, second)]).toEqual([true, true]);
  expect((await save([second])).json().photos).toEqual([second]);
  expect([await isKept(run, first), await isKept(run, second)]).toEqual([false, true]);

  // The next owner may keep and move photos that they did not upload, but not add those of others.
  const next = await signUp(run, 'next');
  await run.deps.db.updateTable('breweries').set({ ownerId: next.userId }).execute();
  const own = await next.upload();
  const mixed = await next.call('PUT', `/api/breweries/${id}`, { photos: [own, second] });
  expect(mixed.json().photos).toEqual([own, second]);
  const foreign = await owner.upload();
  const refused = await next.call('PUT', `/api/breweries/${id}`, { photos: [own, foreign] });
  expect(refused.json().code).toBe('upload.foreignImage');
});

async function isKept({ deps }: TestApp, path: string): Promise<boolean> {
  const { claimedAt } = await deps.db
    .selectFrom('uploads')
    .select('claimedAt')
    .where('id', '=', path.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow();
  return claimedAt !== null;
}
