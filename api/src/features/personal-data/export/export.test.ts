import { setImmediate } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { sweep } from '../../../ops/sweep.ts';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { type Person, picture, signUpWithPicture } from '../../../testing/person.ts';
import { filesOfZip } from '../../../testing/zip.ts';
import { runDueJobs } from '../run-due-jobs.ts';

const EXPORT = '/api/personal-data/export';

type SignedUp = Person & { userId: string; email: string };

async function exportOf(run: TestApp, person: Person): Promise<Map<string, Buffer>> {
  expect((await person.call('POST', EXPORT, {})).json()).toMatchObject({ state: 'waiting' });
  const failures: unknown[] = [];
  await runDueJobs({ ...run.deps, onFailure: (error) => failures.push(error) });
  expect(failures).toEqual([]);
  const status = (await person.call('GET', EXPORT)).json();
  expect(status).toMatchObject({ state: 'ready' });
  const file = await person.call('GET', status.url);
  expect(file.statusCode).toBe(200);
  expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length);
  expect(status.bytes).toBe(file.rawPayload.length);
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
  const files = await exportOf(run, fan);

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

test('asked for ten times, makes one and says what it does', async () => {
  const run = await buildTestApp();
  const fan = await signUpWithPicture(run, 'fan');
  const asked = await Promise.all(Array.from({ length: 10 }, () => fan.call('POST', EXPORT, {})));
  expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = asked.find(({ statusCode }) => statusCode !== 200);
  expect([refused?.statusCode, refused?.json()]).toEqual([
    409,
    {
      code: 'export.running',
      message: 'Your data is being packed already. You get a message when it is ready.',
    },
  ]);
  await runDueJobs({ ...run.deps, onFailure: () => {} });
  expect(run.mailbox.at(-1)).toMatchObject({
    to: fan.email,
    subject: 'Your Hoptrail data is ready',
  });

  const early = await fan.call('POST', EXPORT, {});
  expect([early.statusCode, early.json().message, early.headers['retry-after']]).toEqual([
    429,
    'Your data was packed a moment ago. You can ask again in 1h 0m.',
    '3600',
  ]);
  run.passTime(HOUR_MS);
  expect((await fan.call('POST', EXPORT, {})).json()).toMatchObject({ state: 'waiting' });
  // The former file is gone at once.
  expect(await run.deps.privateFiles.list()).toEqual([]);
});

test('the link is for its person only, and ends after a day', async () => {
  const run = await buildTestApp();
  const [fan, other] = [await signUpWithPicture(run, 'fan'), await signUpWithPicture(run, 'other')];
  await exportOf(run, fan);
  const { url } = (await fan.call('GET', EXPORT)).json();
  expect((await other.call('GET', url)).json().code).toBe('export.notFound');
  const head = await fan.send({ method: 'HEAD', url });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  const anonymous = await run.app.inject({ url });
  expect(anonymous.statusCode).toBe(401);

  run.passTime(DAY_MS - 1000);
  expect((await fan.call('GET', url)).statusCode).toBe(200);
  run.passTime(1000);
  expect((await fan.call('GET', url)).json().code).toBe('export.notFound');
  expect((await fan.call('GET', EXPORT)).json()).toMatchObject({ state: 'none', url: null });
  expect(await run.deps.privateFiles.list()).toHaveLength(1);
  await sweep(run.deps);
  expect(await run.deps.privateFiles.list()).toEqual([]);
});

test('an interrupted export is made by whoever looks next, and a failing one ends', async () => {
  const run = await buildTestApp();
  const fan = await signUpWithPicture(run, 'fan');
  await fan.call('POST', EXPORT, {});
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  const images = {
    ...run.deps.images,
    read: () => Promise.reject(new Error('the store is away')),
  };
  await runDueJobs({ ...run.deps, images, onFailure });
  expect(failures).toHaveLength(1);
  expect((await fan.call('GET', EXPORT)).json()).toMatchObject({ state: 'waiting' });
  expect(await run.deps.privateFiles.list()).toEqual([]);
  // No instance tries again at once.
  await runDueJobs({ ...run.deps, onFailure });
  expect((await fan.call('GET', EXPORT)).json()).toMatchObject({ state: 'waiting' });
  run.passTime(60_000);
  await runDueJobs({ ...run.deps, onFailure });
  expect((await fan.call('GET', EXPORT)).json()).toMatchObject({ state: 'ready' });

  run.passTime(DAY_MS);
  await fan.call('POST', EXPORT, {});
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await runDueJobs({ ...run.deps, images, onFailure });
    run.passTime(HOUR_MS);
  }
  expect((await fan.call('GET', EXPORT)).json()).toMatchObject({ state: 'failed', url: null });
  expect((await fan.call('POST', EXPORT, {})).statusCode).toBe(200);
});

test('a picture that fails before the store is ready ends only the attempt', async () => {
  const run = await buildTestApp();
  const fan = await signUpWithPicture(run, 'fan');
  await fan.call('POST', EXPORT, {});
  const failures: unknown[] = [];
  const images = {
    ...run.deps.images,
    read: () => Promise.reject(new Error('the store is away')),
  };
  const privateFiles: typeof run.deps.privateFiles = {
    ...run.deps.privateFiles,
    async write(name, body) {
      for (let turn = 0; turn < 20_000; turn += 1) await setImmediate();
      return await run.deps.privateFiles.write(name, body);
    },
  };
  const onFailure = (error: unknown) => failures.push(error);
  await runDueJobs({ ...run.deps, images, privateFiles, onFailure });
  expect(failures).toEqual([new Error('the store is away')]);
  expect((await fan.call('GET', EXPORT)).json()).toMatchObject({ state: 'waiting' });
  expect(await run.deps.privateFiles.list()).toEqual([]);
});

test('an account that is deleted meanwhile leaves no file', async () => {
  const run = await buildTestApp();
  const fan = await signUpWithPicture(run, 'fan');
  await fan.call('POST', EXPORT, {});
  let isDeleted = false;
  const images: typeof run.deps.images = {
    ...run.deps.images,
    async read(...asked) {
      if (!isDeleted) await fan.call('DELETE', `/api/users/${fan.userId}`);
      isDeleted = true;
      return await run.deps.images.read(...asked);
    },
  };
  await runDueJobs({ ...run.deps, images, onFailure: () => {} });
  expect(isDeleted).toBe(true);
  expect(await run.deps.privateFiles.list()).toEqual([]);
});
