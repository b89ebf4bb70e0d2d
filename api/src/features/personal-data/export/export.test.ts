import { Readable } from 'node:stream';
import { HOUR_MS } from '@hoptrail/contracts/limits';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { sweep } from '../../../ops/sweep.ts';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { type Person, picture, signUp, signUpWithPicture } from '../../../testing/person.ts';
import { filesOfZip } from '../../../testing/zip.ts';

const EXPORT = '/api/personal-data/export';

type SignedUp = Person & { userId: string; email: string };

async function exportOf(person: Person): Promise<Map<string, Buffer>> {
  const file = await person.call('GET', EXPORT);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(file.headers['cache-control']).toBe('private, no-store');
  return await filesOfZip(file.rawPayload);
}

/** Makes a fan with check-ins, a note, a favourite and a picture. */
async function busyFan(run: TestApp): Promise<SignedUp> {
  const fan = await signUpWithPicture(run, 'fan');
  const notes = ['=HYPERLINK("http://evil.example")', 'A "dark" one,\nand a light one', '-1+1'];
  for (const [index, note] of notes.entries()) {
    const name = `Brewery & <Sons> ${index}`;
    const { id: breweryId } = await addBrewery(run, { name, city: 'Tulsa', state: 'Oklahoma' });
    const checkin = { userId: fan.userId, breweryId, notes: note };
    expect((await fan.call('POST', '/api/checkins', checkin)).statusCode).toBe(200);
    await fan.call('PUT', `/api/breweries/${breweryId}/notes`, { notes: 'Ask for the dark one.' });
    await fan.call('PUT', `/api/users/${fan.userId}/favorites`, { breweryId });
    run.passTime(HOUR_MS);
  }
  return fan;
}

test('packs every row, the check-ins as CSV and GPX, and the pictures', async () => {
  const run = await buildTestApp();
  const neighbour = await signUpWithPicture(run, 'neighbour');
  const fan = await busyFan(run);
  const headerImage = await fan.upload(await picture());
  await fan.call('PUT', `/api/users/${fan.userId}`, { headerImage });
  const files = await exportOf(fan);

  const rowsOf = (name: string) => JSON.parse(String(files.get(`data/${name}.json`)));
  expect(rowsOf('users')).toMatchObject([{ id: fan.userId, email: fan.email, checkins: 3 }]);
  expect(rowsOf('check_ins')).toHaveLength(3);
  expect(rowsOf('brewery_notes')).toHaveLength(3);
  expect(rowsOf('user_favorites')).toHaveLength(3);
  expect(rowsOf('uploads')).toHaveLength(2);
  expect(rowsOf('sessions')).toEqual([
    expect.not.objectContaining({ tokenHash: expect.anything() }),
  ]);
  expect([...files.values()].some((content) => content.includes(neighbour.email))).toBe(false);

  const checkins = parse(String(files.get('checkins.csv')), { columns: true });
  expect(checkins).toMatchObject([
    {
      notes: `'=HYPERLINK("http://evil.example")`,
      place: 'Brewery & <Sons> 0',
      source: 'Hoptrail',
    },
    { notes: 'A "dark" one,\nand a light one', city: 'Tulsa' },
    { notes: `'-1+1`, verified: 'no' },
  ]);
  expect(String(files.get('checkins.csv')).split('\r\n')[0]).toContain(
    'visited_on,visited_at,place',
  );

  const gpx = String(files.get('visits.gpx'));
  expect(gpx).toContain('<gpx version="1.1"');
  expect(gpx.match(/<wpt /g)).toHaveLength(3);
  expect(gpx).toContain('<name>Brewery &amp; &lt;Sons&gt; 0</name>');

  const pictures = [...files].filter(([name]) => name.startsWith('pictures/'));
  expect(pictures).toHaveLength(2);
  for (const [, content] of pictures) expect(content.subarray(8, 12).toString()).toBe('WEBP');
  const readMe = String(files.get('README.txt'));
  expect(readMe).toContain('data/check_ins.json: 3 rows');
  expect(readMe).toContain('checkins.csv: 3 rows');
  expect(readMe).toContain('pictures/: 2 pictures');
});

test('has the name of its person and the day', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const { headers } = await fan.call('GET', EXPORT);
  expect(headers['content-disposition']).toBe('attachment; filename="hoptrail-fan-2026-05-01.zip"');
});

test('names a picture whose file is gone, and has everything else', async () => {
  const run = await buildTestApp();
  const fan = await signUpWithPicture(run, 'fan');
  const lost = (await fan.upload()).split('/').at(-1) ?? '';
  await run.deps.images.remove(lost);
  const files = await exportOf(fan);
  const pictures = [...files.keys()].filter((name) => name.startsWith('pictures/'));
  expect(pictures).toHaveLength(1);
  const readMe = String(files.get('README.txt'));
  expect(readMe).toContain('pictures/: 1 picture\n');
  expect(readMe).toContain(
    `pictures/${lost}.webp is missing: the server does not have the file.\n`,
  );
  expect(JSON.parse(String(files.get('data/uploads.json')))).toHaveLength(2);
});

test('needs a session', async () => {
  const run = await buildTestApp();
  const response = await run.app.inject({ url: EXPORT });
  expect([response.statusCode, response.json().code]).toEqual([401, 'auth.required']);
});

test('files that earlier releases stored are removed, and their links lead nowhere', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const { db, privateFiles } = run.deps;
  const now = '2026-05-01T12:00:00.000Z';
  const stored = { bytes: 3, readyAt: now, expiresAt: '2026-05-02T12:00:00.000Z', createdAt: now };
  const row = { id: 'old', userId: fan.userId, state: 'ready', nextAttemptAt: now } as const;
  await db
    .insertInto('personal_exports')
    .values({ ...row, ...stored })
    .execute();
  await privateFiles.write('old', Readable.from(['zip']));
  const link = await fan.call('GET', '/api/personal-data/exports/old');
  expect([link.statusCode, link.json().code]).toEqual([404, 'route.notFound']);
  await sweep(run.deps);
  expect(await privateFiles.list()).toEqual([]);
});
