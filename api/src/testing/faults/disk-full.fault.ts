import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeBackup } from '../../ops/backups/take/take-backup.ts';
import { buildTestApp } from '../app.ts';
import { addBrewery } from '../breweries.ts';
import { Person, picture, signUpWithPicture } from '../person.ts';
import { many, record } from './support/counts.ts';
import { DISK_MB, fillDisk, mountSmallDisk } from './support/small-disk.ts';
import { expectSound } from './support/sound.ts';
import { insertPeople, nameOf, type Visit } from './support/world.ts';

const FULL = {
  code: 'storage.full',
  message: 'The server is out of disk space. Nothing was changed.',
};

test('on a full disk reads continue and writes are refused until there is room', async (context) => {
  const dataDir = await mountSmallDisk(context);
  const run = await buildTestApp({ dataDir });
  const ada = await signUpWithPicture(run, 'ada');
  const visits = await insertPeople(run.deps.db, 40);
  const { id } = await addBrewery(run);
  const acknowledged: string[] = [];
  const checkIn = async ({ userId, breweryId }: Visit) => {
    const person = new Person(run.app);
    person.cookies.set('hoptrail', userId);
    return await person.call('POST', '/api/checkins', { userId, breweryId });
  };

  await fillDisk(dataDir);
  let refused = await checkIn(visits[0] as Visit);
  for (const visit of visits.slice(1)) {
    if (refused.statusCode !== 200) break;
    acknowledged.push(nameOf(visit));
    refused = await checkIn(visit);
  }
  expect(refused.statusCode).toBe(507);
  expect(refused.json()).toEqual({ ...FULL, requestId: expect.any(String) });
  const target = await ada.call('POST', '/api/objects/upload', {});
  expect(target.statusCode).toBe(507);
  const overRpc = await ada.call('POST', '/trpc/checkins.create', {
    userId: ada.userId,
    breweryId: id,
  });
  expect(overRpc.statusCode).toBe(507);
  expect(overRpc.json().error.message).toBe(FULL.message);
  for (const { headers } of [refused, target, overRpc]) {
    expect(headers['retry-after'], 'a person has to make room first').toBeUndefined();
  }
  const reads = [
    '/api/breweries?lat=35.4676&lng=-97.5164&limit=50',
    `/api/breweries/${id}`,
    '/api/leaderboard',
    '/api/auth/me',
    `/api/checkins/can-checkin/${ada.userId}/${id}`,
    `/objects/uploads/${(await readdir(join(dataDir, 'uploads')))[0]}?w=96`,
  ];
  // A day later reading a session prolongs it, which is a write.
  run.passTime(25 * 60 * 60_000);
  for (const url of reads) expect((await ada.call('GET', url)).statusCode, url).toBe(200);
  const sick = await ada.call('GET', '/api/health');
  expect(sick.statusCode).toBe(503);
  expect(sick.json()).toMatchObject({ status: 'failing', database: 'disk full' });
  const places = { dataDir, backupDir: join(dataDir, 'backups') };
  await expect(
    takeBackup({ ...places, kind: 'manual', version: '1', now: new Date() }),
  ).rejects.toThrow(/The disk of .* is full\. Make room/);

  await rm(join(dataDir, 'filler'));
  const done = await checkIn(visits[41] as Visit);
  expect(done.statusCode, done.body).toBe(200);
  run.passTime(10_000);
  expect((await ada.call('GET', '/api/health')).statusCode).toBe(200);
  const stored = await ada.upload();
  expect((await ada.call('GET', `${stored}?w=96`)).statusCode).toBe(200);
  expect(await expectSound(dataDir)).toEqual(expect.arrayContaining(acknowledged));
  expect((await readdir(join(dataDir, 'uploads'))).filter((name) => name[0] === '.')).toEqual([]);
  record(context, 'the disk full', {
    done: `a real disk of ${DISK_MB} MB filled to the last byte: check-in and upload over REST and RPC, ${many(reads.length, 'reads')}, health, backup`,
    held: 'every read 200; every write 507 with a message; health 503; no partial writes; everything works again as soon as there is room',
  });
});

test('a picture that does not fit on the disk leaves no file', async (context) => {
  const dataDir = await mountSmallDisk(context);
  const run = await buildTestApp({ dataDir });
  const ada = await signUpWithPicture(run, 'ada');
  const file = await picture(1600, 1600);
  const before = (await readdir(join(dataDir, 'uploads'))).length;
  const { uploadURL } = (await ada.call('POST', '/api/objects/upload', {})).json();
  const { pathname, search } = new URL(uploadURL);
  const put = () =>
    ada.send({
      method: 'PUT',
      url: pathname + search,
      payload: file,
      headers: { 'content-type': 'image/png' },
    });
  await fillDisk(dataDir);
  const refused = await put();
  expect(refused.statusCode).toBe(507);
  expect(refused.headers['retry-after']).toBeUndefined();
  expect(refused.json()).toEqual({ ...FULL, requestId: expect.any(String) });
  expect(await readdir(join(dataDir, 'uploads'))).toHaveLength(before);
  await rm(join(dataDir, 'filler'));
  expect((await put()).statusCode).toBe(200);
  expect(await readdir(join(dataDir, 'uploads'))).toHaveLength(before + 1);
  record(context, 'the disk full during an upload', {
    done: 'one picture sent to a full disk, and again through the same link when there is room',
    held: '507 with a message, no file left, and the same link accepts the picture afterwards',
  });
});
