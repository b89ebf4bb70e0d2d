import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createOfflineStore } from './offline-store.ts';

const response = (data: unknown, savedAt = Date.now()) => ({ hash: 'hash', data, savedAt });

/** Waits until the clock shows another time. */
async function nextMillisecond() {
  const now = Date.now();
  await expect.poll(() => Date.now()).toBeGreaterThan(now);
}

afterEach(() => createOfflineStore('1').forgetAll());

test('a response is stored until the next version of the app', async () => {
  await createOfflineStore('1').write('breweries.byId [1]', response({ name: 'Lampwick' }));
  expect(await createOfflineStore('1').read('breweries.byId [1]')).toMatchObject({
    hash: 'hash',
    data: { name: 'Lampwick' },
  });
  expect(await createOfflineStore('2').read('breweries.byId [1]')).toBeUndefined();
});

test('a response is removed after 30 days', async () => {
  const store = createOfflineStore('1');
  const days = 86_400_000;
  await store.write('podcast.episodes [1]', response([], Date.now() - 29 * days));
  await store.write('podcast.episodes [2]', response([], Date.now() - 31 * days));
  expect(await store.read('podcast.episodes [1]')).toBeDefined();
  expect(await store.read('podcast.episodes [2]')).toBeUndefined();
});

test('beyond 80 responses the oldest are removed', async () => {
  const store = createOfflineStore('1');
  const now = Date.now();
  for (let index = 1; index <= 101; index++) {
    await store.write(`breweries.byId [${index}]`, response(index, now + index));
  }
  expect(await store.read('breweries.byId [1]')).toBeUndefined();
  expect(await store.read('breweries.byId [101]')).toMatchObject({ data: 101 });
});

test('a change marks only the responses of its router', async () => {
  const store = createOfflineStore('1');
  await store.write('events.weekly.list []', response([]));
  await store.write('eventsOfOthers []', response([]));
  await store.write('podcast.episodes []', response([]));
  await nextMillisecond();
  store.invalidate(['events']);
  const isMarked = async (name: string) => (await store.read(name))?.isOutdated === true;
  expect(await isMarked('events.weekly.list []')).toBe(true);
  expect(await isMarked('eventsOfOthers []')).toBe(false);
  expect(await isMarked('podcast.episodes []')).toBe(false);
});

test('a change is known after a reload in the next moment, and to a response that was asked for before', async () => {
  const store = createOfflineStore('1');
  const name = 'trails.progress [1]';
  await store.write(name, response('no stamp'));
  const requestedAt = Date.now();
  await nextMillisecond();
  store.invalidate(['checkins', 'trails']);
  // A reload waits for nothing that the page was about to do.
  const reloaded = createOfflineStore('1');
  expect(await reloaded.read(name)).toMatchObject({ data: 'no stamp', isOutdated: true });
  await reloaded.write(name, response('still no stamp', requestedAt));
  expect(await reloaded.read(name)).toMatchObject({ isOutdated: true });
  await reloaded.write(name, response('a stamp'));
  expect(await reloaded.read(name)).toMatchObject({ data: 'a stamp', isOutdated: false });
});

test('a browser without storage stores nothing, and logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No storage here.', 'SecurityError');
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const store = createOfflineStore('1');
  await store.write('podcast.episodes []', response([]));
  expect(await store.read('podcast.episodes []')).toBeUndefined();
  store.invalidate(['podcast']);
  await store.forgetAll();
  expect(open).toHaveBeenCalled();
  expect(warn).toHaveBeenCalled();
});

test('a response from before the clock was set back counts as outdated', async () => {
  const store = createOfflineStore('1');
  await store.write('events.special.list []', response(['Tonight'], Date.now() + 86_400_000));
  expect(await store.read('events.special.list []')).toMatchObject({
    data: ['Tonight'],
    isOutdated: true,
  });
});

test('all lists of some procedures are read, the newest first, and no other responses', async () => {
  const store = createOfflineStore('2');
  const now = Date.now();
  await createOfflineStore('1').write('beers.onTap ["tin"]', response(['other version']));
  await store.write('beers.onTap ["lampwick"]', response(['older'], now - 1000));
  await store.write('beers.onTap ["slate"]', response(['newer'], now));
  await store.write('beers.onTap ["old"]', response(['expired'], now - 31 * 86_400_000));
  await store.write('beers.byId ["stout"]', response(['other procedure']));
  const found = await store.readAll(['beers.onTap']);
  expect(found.map(({ data }) => data)).toEqual([['newer'], ['older']]);
});
