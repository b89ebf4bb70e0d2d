import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ObjectStoreConfig } from '../config/object-store.ts';
import { s3ImageStore } from '../objects/s3/s3-image-store.ts';
import { temporaryFolder, testRuntime } from '../testing/app.ts';
import { stockedFolder } from '../testing/data-folder/content.ts';
import { hoptrail } from '../testing/processes/command.ts';
import { temporaryObjectStore } from '../testing/services/object-store.ts';
import { readManifest } from './backups/manifest.ts';
import { restoreBackup } from './backups/restore/restore-backup.ts';
import { takeBackup } from './backups/take/take-backup.ts';
import { examine } from './doctor/examine.ts';

// The command line starts processes: on a busy machine that takes a while.
vi.setConfig({ testTimeout: 120_000 });

const now = new Date('2026-05-01T12:00:00.000Z');

/** A data folder whose pictures are in S3. */
async function folderWithoutPictures() {
  const server = await temporaryObjectStore();
  const config = server.newConfig();
  const images = s3ImageStore(config);
  const { dataDir, db, close } = await stockedFolder();
  const [first = '', second = ''] = await readdir(join(dataDir, 'uploads'));
  const ids = [first, second];
  for (const id of ids) await addTo(images, id);
  await rm(join(dataDir, 'uploads'), { recursive: true });
  return { server, config, images, dataDir, db, close, ids };
}

async function addTo(images: ReturnType<typeof s3ImageStore>, id: string): Promise<void> {
  const sizes = IMAGE_WIDTHS.map((width) => ({ width, data: randomBytes(500) }));
  await images.write(id, sizes, async () => true);
}

function variablesOf({ url, endpoint = '', keys }: ObjectStoreConfig): Record<string, string> {
  return {
    OBJECT_STORE_URL: url,
    OBJECT_STORE_ENDPOINT: endpoint,
    OBJECT_STORE_ACCESS_KEY_ID: keys?.accessKeyId ?? '',
    OBJECT_STORE_SECRET_ACCESS_KEY: keys?.secretAccessKey ?? '',
  };
}

async function doctorOn(dataDir: string, config: ObjectStoreConfig | undefined) {
  const variables = { DATA_DIR: dataDir, ...(config ? variablesOf(config) : {}) };
  const findings = await Array.fromAsync(
    examine({ variables, runtime: testRuntime, now: new Date(), isRepairing: false }),
  );
  return findings.filter(({ check }) => check === 'pictures');
}

test('a backup names the store, and holds the database alone; a restore leaves pictures as they are', async () => {
  const { dataDir, config } = await folderWithoutPictures();
  const backupDir = await temporaryFolder();
  const order = { dataDir, backupDir, kind: 'manual', version: '1.2.3', now } as const;
  const backup = await takeBackup({ ...order, objectStore: config.url });
  expect(await readManifest(backup)).toMatchObject({
    objectStore: config.url,
    missingUploads: [],
    files: [{ path: 'hoptrail.db' }],
  });
  const other = await stockedFolder();
  await other.close();
  const before = await readdir(join(other.dataDir, 'uploads'));
  await restoreBackup({ backup, dataDir: other.dataDir, now });
  expect(await readdir(join(other.dataDir, 'uploads'))).toEqual(before);
});

test('doctor compares the database with the bucket, and says what is missing and what is too much', async () => {
  const { dataDir, config, images, ids } = await folderWithoutPictures();
  expect(await doctorOn(dataDir, config)).toEqual([
    { check: 'pictures', state: 'ok', says: '2 pictures, none missing and none unused' },
  ]);
  await images.remove(ids[0] ?? '');
  await addTo(images, randomUUID());
  expect(await doctorOn(dataDir, config)).toEqual([
    expect.objectContaining({ state: 'problem', says: `1 of 2 are missing: ${ids[0]}` }),
    expect.objectContaining({ state: 'warning', says: expect.stringMatching(/^1 are unused/) }),
  ]);
});

test('doctor calls no picture missing that it cannot see', async () => {
  const { dataDir, config, server } = await folderWithoutPictures();
  await server.stop();
  expect(await doctorOn(dataDir, config)).toEqual([
    expect.objectContaining({ state: 'problem', says: expect.stringContaining('nothing listens') }),
  ]);
  const order = { dataDir, backupDir: join(dataDir, 'backups'), kind: 'manual' } as const;
  await takeBackup({ ...order, objectStore: config.url, version: '1', now });
  expect(await doctorOn(dataDir, undefined)).toEqual([
    expect.objectContaining({
      fix: `A backup names ${config.url} as the place of the pictures. Set OBJECT_STORE_URL to it.`,
    }),
  ]);
});

test('pictures from before there was an object store are told of', async () => {
  const { config } = await folderWithoutPictures();
  const { dataDir } = await stockedFolder();
  const findings = await doctorOn(dataDir, config);
  expect(findings.map(({ says }) => says)).toContain(
    `OBJECT_STORE_URL is set, but ${join(dataDir, 'uploads')} still holds pictures, which nobody sees.`,
  );
});

test('the command line tries the store, backs up without its pictures, and shows no key', async () => {
  const { dataDir, config, server, close } = await folderWithoutPictures();
  await close();
  const env = { DATA_DIR: dataDir, ...variablesOf(config) };
  const sound = hoptrail(['config'], env);
  expect([await sound.ended, sound.output()]).toEqual([
    0,
    expect.stringContaining(`The object store ${config.url} answers`),
  ]);
  expect(sound.output()).not.toContain('S3RVER');
  const wrong = hoptrail(['config'], { ...env, OBJECT_STORE_SECRET_ACCESS_KEY: 'hunter2' });
  expect([await wrong.ended, wrong.output()]).toEqual([
    1,
    expect.stringContaining('OBJECT_STORE_SECRET_ACCESS_KEY does not belong to'),
  ]);
  expect(wrong.output()).not.toContain('hunter2');
  const backup = hoptrail(['backup'], env);
  expect([await backup.ended, backup.output()]).toEqual([
    0,
    expect.stringContaining(`The pictures are in ${config.url}, not in this backup.`),
  ]);
  const restore = hoptrail(['restore', 'newest'], { DATA_DIR: dataDir });
  expect([await restore.ended, restore.output()]).toEqual([
    0,
    expect.stringContaining(`Its pictures are in ${config.url}, not in the backup. Set`),
  ]);
  server.fault = () => ({ status: 404, code: 'NoSuchBucket' });
  const missing = hoptrail(['config'], env);
  expect([await missing.ended, missing.output()]).toEqual([
    1,
    expect.stringContaining('The bucket of OBJECT_STORE_URL does not exist.'),
  ]);
});

test.each([
  ['a container', 'AWS_CONTAINER_CREDENTIALS_FULL_URI', '/role'],
  ['a virtual machine', 'AWS_EC2_METADATA_SERVICE_ENDPOINT', '/'],
])('without keys the role of %s is used', async (_what, variable, path) => {
  const server = await temporaryObjectStore();
  const config = { ...server.newConfig(), keys: undefined };
  const env = { DATA_DIR: await temporaryFolder(), ...variablesOf(config) };
  const role = await metadataService();
  const run = hoptrail(['config'], { ...env, [variable]: `${role.url}${path}` });
  expect([await run.ended, run.output()]).toEqual([
    0,
    expect.stringContaining(`The object store ${config.url} answers`),
  ]);
  expect(role.requests).toBeGreaterThan(0);
});

/** Starts what tells programs the keys of a role: of a container at /role, of a virtual machine else. */
async function metadataService(): Promise<{ url: string; requests: number }> {
  const service = { url: '', requests: 0 };
  const list = '/latest/meta-data/iam/security-credentials/';
  const server = createServer(({ url }, response) => {
    service.requests += 1;
    if (url === '/latest/api/token') return response.end('token');
    if (url === list) return response.end('role');
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const keys = { AccessKeyId: 'S3RVER', SecretAccessKey: 'S3RVER', Token: 'token' };
    return response.end(JSON.stringify({ Code: 'Success', ...keys, Expiration: inAnHour }));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  service.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return service;
}
