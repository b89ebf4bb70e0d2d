// @module-tag release
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  setTestObjectStore,
  startObjectStore,
  type TestObjectStore,
} from '../../testing/services/object-store.ts';

/** The suites about pictures, which this file runs once more with the pictures in S3. */
const suites = [
  '../../features/uploads/uploads.test.ts',
  '../../features/uploads/shared-image.test.ts',
  '../../features/uploads/quota/tries.test.ts',
  '../../features/breweries/photos.test.ts',
  '../../features/users/account.test.ts',
  '../../testing/conformance/uploads/uploads.test.ts',
  '../../transport/cards/stored-cards.test.ts',
];

let folder: string;
let server: TestObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoptrail-s3-'));
  server = await startObjectStore(folder);
  setTestObjectStore(() => server.newConfig());
});
afterAll(async () => {
  setTestObjectStore(undefined);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

// The query makes it another module than the one of the suite's own run in the same worker.
for (const suite of suites) await import(/* @vite-ignore */ `${suite}?s3`);

test('all of that stored its pictures in S3', () => {
  const writes = server.requests.filter((request) => request.startsWith('PUT '));
  expect(writes.length).toBeGreaterThan(100);
});
