import { DAY_MS } from '@hoptrail/contracts/limits';
import { expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeCheckin } from '../../testing/factories/checkin.ts';
import { Person, signUp } from '../../testing/person.ts';
import { temporaryObjectStore } from '../../testing/services/object-store.ts';
import { sweepUploads } from '../uploads/sweep.ts';

async function visited(run: TestApp, userId: string) {
  const checkin = makeCheckin({ userId, breweryId: (await addBrewery(run)).id });
  await run.deps.db.insertInto('check_ins').values(checkin).execute();
  return `/api/checkins/${checkin.id}`;
}

test('changes the note and the privacy of an own check-in, each alone', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const path = await visited(run, ada.userId);
  const noted = await ada.call('PUT', path, { notes: '  Two lines\r\nof praise \u{1f37a} ' });
  expect(noted.json()).toMatchObject({ notes: 'Two lines\nof praise \u{1f37a}', onlyForMe: false });
  const hidden = await ada.call('PUT', path, { onlyForMe: true });
  expect(hidden.json()).toMatchObject({ notes: 'Two lines\nof praise \u{1f37a}', onlyForMe: true });
  expect((await ada.call('PUT', path, {})).json()).toEqual(hidden.json());
  const cleared = await ada.call('PUT', path, { notes: ' ', onlyForMe: false });
  expect(cleared.json()).toMatchObject({ notes: null, onlyForMe: false });
  expect((await ada.call('GET', '/api/logbook')).json().entries).toEqual([cleared.json()]);
});

test('a note that another phone changed meanwhile is not overwritten', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const path = await visited(run, ada.userId);
  const edit = async (body: object) => {
    const response = await ada.call('PUT', path, body);
    return [response.statusCode, response.json()];
  };
  const saved = (notes: string | null, onlyForMe = false) => [
    200,
    expect.objectContaining({ notes, onlyForMe }),
  ];
  expect(await edit({ notes: 'Porter', basedOn: { notes: null } })).toEqual(saved('Porter'));
  const [status, { code, current }] = await edit({
    notes: 'Stout',
    onlyForMe: true,
    basedOn: { notes: null },
  });
  expect([status, code, current]).toEqual([409, 'edit.conflict', { notes: 'Porter' }]);
  // Nothing of a refused change is stored.
  expect(await edit({})).toEqual(saved('Porter'));
  // Sent again after a lost response.
  expect(await edit({ notes: ' Porter ', basedOn: { notes: null } })).toEqual(saved('Porter'));
  expect(await edit({ onlyForMe: true, basedOn: { notes: null } })).toEqual(saved('Porter', true));
  expect(await edit({ notes: 'Stout', basedOn: { notes: 'Porter' } })).toEqual(
    saved('Stout', true),
  );
  // As documented clients do.
  expect(await edit({ notes: '' })).toEqual(saved(null, true));
});

test.each([
  ['of 501 characters', 'a'.repeat(501), 'A note has at most 500 characters.'],
  ['with a bell', 'bell \u0007', 'A note cannot have control characters. Please type it again.'],
  ['with a zero', 'nothing \0', 'A note cannot have control characters. Please type it again.'],
  [
    'with a next line',
    'next line \u0085',
    'A note cannot have control characters. Please type it again.',
  ],
])('refuses a note %s with a sentence and keeps the old one', async (_what, notes, message) => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const path = await visited(run, ada.userId);
  await ada.call('PUT', path, { notes: 'before' });
  const refused = await ada.call('PUT', path, { notes });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toContain(message);
  expect((await ada.call('GET', '/api/logbook')).json().entries[0].notes).toBe('before');

  const elsewhere = { userId: ada.userId, breweryId: (await addBrewery(run)).id };
  const attempt = await ada.call('POST', '/api/checkins', { ...elsewhere, notes });
  expect(attempt.statusCode).toBe(400);
  expect(attempt.json().message).toContain(message);
  const again = await ada.call('POST', '/api/checkins', { ...elsewhere, notes: ' A\r\nB ' });
  expect(again.json()).toMatchObject({ notes: 'A\nB' });
});

test('sets up to three pictures, in their order, and lets go of those left out', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const path = await visited(run, ada.userId);
  const set = (photos: readonly string[]) => ada.call('PUT', `${path}/photos`, { photos });
  const uploads = [await ada.upload(), await ada.upload(), await ada.upload(), await ada.upload()];
  const [one = '', two = '', three = ''] = uploads;
  expect((await set([one, two])).json().photos).toEqual([one, two]);
  const tooMany = await set(uploads);
  expect(tooMany.statusCode).toBe(400);
  expect(tooMany.json().message).toContain('A check-in has at most 3 pictures.');
  expect((await set([three, two, two])).json().photos).toEqual([three, two]);
  run.passTime(DAY_MS + 1000);
  await sweepUploads(run.deps);
  const status = async (photo: string) => (await ada.call('GET', photo)).statusCode;
  expect(await Promise.all([one, two, three].map(status))).toEqual([404, 200, 200]);
  expect((await set([])).json().photos).toEqual([]);
});

test('pictures that another device saved meanwhile are not overwritten', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const path = await visited(run, ada.userId);
  const [one, two] = [await ada.upload(), await ada.upload()];
  const set = (photos: string[], seen: string[]) =>
    ada.call('PUT', `${path}/photos`, { photos, basedOn: { photos: seen } });
  expect((await set([one], [])).json().photos).toEqual([one]);
  const refused = await set([two], []);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'edit.conflict', current: { photos: [one] } });
  // The same ones, whose response was lost.
  expect((await set([one], [])).statusCode).toBe(200);
  expect((await set([one, two], [one])).json().photos).toEqual([one, two]);
});

test.each(['folder', 'S3'])(
  'only its person opens a picture of a check-in, in no shared cache, until it is taken off, from a %s',
  async (place) => {
    const server = place === 'S3' ? await temporaryObjectStore() : undefined;
    const publicUrl = 'https://pictures.example';
    const objectStore = server && { ...server.newConfig(), publicUrl };
    const run = await buildTestApp({ config: { objectStore } });
    const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
    const path = await visited(run, ada.userId);
    const photo = await ada.upload();
    const seenBy = async (person: Person) => {
      const sizes = [photo, `${photo}?w=96`];
      const responses = await Promise.all(sizes.map((url) => person.call('GET', url)));
      return responses.map(({ statusCode, headers }) => [statusCode, headers['cache-control']]);
    };
    const own = [200, 'private, no-cache'];
    const gone = [404, undefined];
    const visitor = new Person(run.app);
    // From the moment it is sent, with the sender's note public or not.
    const expectPrivate = async () => {
      expect(await seenBy(ada)).toEqual([own, own]);
      expect(await seenBy(eve)).toEqual([gone, gone]);
      expect(await seenBy(visitor)).toEqual([gone, gone]);
    };
    await expectPrivate();
    await ada.call('PUT', `${path}/photos`, { photos: [photo] });
    await expectPrivate();
    await ada.call('PUT', path, { onlyForMe: true });
    await expectPrivate();
    const { etag } = (await ada.call('GET', photo)).headers;
    const since = { 'if-none-match': String(etag) };
    if (etag) expect((await ada.call('GET', photo, undefined, since)).statusCode).toBe(304);
    const removed = await ada.call('PUT', `${path}/photos`, { photos: [] });
    expect(removed.json().photos).toEqual([]);
    expect((await ada.call('GET', photo, undefined, since)).statusCode).toBe(404);
    expect(await seenBy(ada)).toEqual([gone, gone]);
    const stored = await Array.fromAsync(run.deps.images.list());
    expect(stored.map(({ id }) => id).filter((id) => photo.endsWith(id))).toEqual([]);
    const again = await ada.call('PUT', `${path}/photos`, { photos: [photo] });
    expect(again.json().code).toBe('upload.notFound');
  },
);

test('a picture of a check-in that its person shows on the profile is public, and stays there', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const path = await visited(run, ada.userId);
  const photo = await ada.upload();
  const visitor = new Person(run.app);
  const opened = async () => {
    const { statusCode, headers } = await visitor.call('GET', photo);
    return [statusCode, headers['cache-control']];
  };
  await ada.call('PUT', `${path}/photos`, { photos: [photo] });
  expect(await opened()).toEqual([404, undefined]);
  await ada.call('PUT', `/api/users/${ada.userId}`, { headerImage: photo });
  const everybody = [200, 'public, max-age=31536000, immutable'];
  expect(await opened()).toEqual(everybody);
  await ada.call('PUT', `${path}/photos`, { photos: [] });
  run.passTime(2 * DAY_MS);
  await sweepUploads(run.deps);
  expect(await opened()).toEqual(everybody);
});

test('a picture that is out of reach when it is taken off is opened by nobody, and goes later', async () => {
  const server = await temporaryObjectStore();
  const run = await buildTestApp({ config: { objectStore: server.newConfig() } });
  const ada = await signUp(run, 'ada');
  const path = await visited(run, ada.userId);
  const photo = await ada.upload();
  await ada.call('PUT', `${path}/photos`, { photos: [photo] });
  await server.stop();
  expect((await ada.call('PUT', `${path}/photos`, { photos: [] })).statusCode).toBe(200);
  await server.start();
  expect((await ada.call('GET', photo)).statusCode).toBe(404);
  await vi.waitFor(async () => await sweepUploads(run.deps), { timeout: 15_000 });
  expect(await Array.fromAsync(run.deps.images.list())).toEqual([]);
});

test('the pictures of a check-in go with the account', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const path = await visited(run, ada.userId);
  const photo = await ada.upload();
  await ada.call('PUT', `${path}/photos`, { photos: [photo] });
  expect((await ada.call('GET', photo)).statusCode).toBe(200);
  await ada.call('DELETE', `/api/users/${ada.userId}`);
  expect((await ada.call('GET', photo)).statusCode).toBe(404);
  const rows = await run.deps.db.selectFrom('checkin_photos').selectAll().execute();
  expect(rows).toEqual([]);
});

test('refuses pictures that are none, of another person, or at another site', async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  const path = await visited(run, ada.userId);
  const foreign = await eve.upload();
  const own = await ada.upload();
  for (const [photo, code] of [
    [foreign, 'upload.foreignImage'],
    ['/objects/uploads/unknown', 'upload.notFound'],
    ['/art/photos/harvest.svg', 'upload.notFound'],
    ['https://pictures.example/beer.jpg', 'upload.notFound'],
  ]) {
    const refused = await ada.call('PUT', `${path}/photos`, { photos: [own, photo] });
    expect(refused.json().code, photo).toBe(code);
  }
  expect((await ada.call('GET', '/api/logbook')).json().entries[0].photos).toEqual([]);
});

test('a check-in is edited by its person only', async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  const path = await visited(run, ada.userId);
  expect((await eve.call('PUT', path, { notes: 'Mine!' })).statusCode).toBe(403);
  expect((await eve.call('PUT', `${path}/photos`, { photos: [] })).statusCode).toBe(403);
  const unknown = await ada.call('PUT', '/api/checkins/unknown', { notes: 'Where?' });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json().message).toBe('This check-in does not exist any more.');
  expect((await ada.call('GET', '/api/logbook')).json().entries[0].notes).toBeNull();
});
