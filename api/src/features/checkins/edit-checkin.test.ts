import { DAY_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeCheckin } from '../../testing/factories/checkin.ts';
import { signUp } from '../../testing/person.ts';
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
  expect((await ada.call('GET', '/api/trail')).json().entries).toEqual([cleared.json()]);
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
  expect((await ada.call('GET', '/api/trail')).json().entries[0].notes).toBe('before');

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
  expect((await ada.call('GET', '/api/trail')).json().entries[0].photos).toEqual([]);
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
  expect((await ada.call('GET', '/api/trail')).json().entries[0].notes).toBeNull();
});
