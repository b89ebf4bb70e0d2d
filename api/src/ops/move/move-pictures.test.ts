import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { contentOf, stockedFolder } from '../../testing/data-folder/content.ts';
import {
  countUsers,
  emptyDatabase,
  PASSWORD,
  urlOf,
} from '../../testing/postgres/empty-database.ts';
import { hoptrail } from '../../testing/processes/command.ts';
import { runCommand } from '../../testing/processes/run-command.ts';
import { temporaryObjectStore } from '../../testing/services/object-store.ts';

/** Returns a data folder with two pictures, and their ids. */
async function sourceFolder(): Promise<{ folder: string; pictures: string[] }> {
  const { dataDir, close } = await stockedFolder();
  await close();
  return { folder: dataDir, pictures: await readdir(join(dataDir, 'uploads')) };
}

test('goes on with the pictures after Ctrl-C and after a failure of the store', async () => {
  const [{ folder, pictures }, database] = [await sourceFolder(), await emptyDatabase()];
  const store = await temporaryObjectStore();
  const config = store.newConfig();
  const env = {
    DATA_DIR: folder,
    ...PASSWORD,
    OBJECT_STORE_ENDPOINT: store.url,
    OBJECT_STORE_ACCESS_KEY_ID: 'S3RVER',
    OBJECT_STORE_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const args = ['move', '--to', urlOf(database), '--objects', config.url];
  const [whole = '', half = ''] = pictures;
  store.fault = ({ method, url = '' }) =>
    method === 'PUT' && url.includes(`${half}/640`) ? { status: 503 } : undefined;
  const failed = await runCommand(args, env);
  expect(failed.code).toBe(1);
  expect(failed.all).toContain('The object store did not answer while pictures were copied');
  expect(await countUsers(database)).toBe(0);

  // A picture of which an interrupted process has stored a part.
  store.fault = undefined;
  const session = hoptrail(args, env);
  store.fault = ({ method, url = '' }) => {
    if (method === 'PUT' && url.includes(`${half}/96.`)) session.child.kill('SIGINT');
    return undefined;
  };
  expect(await session.ended, session.output()).toBe(1);
  expect(session.output()).toContain('Stopped. The target has no rows.');
  expect(await countUsers(database)).toBe(0);

  store.fault = undefined;
  store.requests = [];
  const moved = await runCommand(args, env);
  expect(moved.code, moved.all).toBe(0);
  expect(moved.out).toMatch(/were there from an earlier try/);
  expect(
    store.requests.filter((request) => /^PUT .*webp/.test(request) && request.includes(whole)),
  ).toEqual([]);
  expect(await countUsers(database)).toBe(1);
});

test('moves the pictures alone, and no others than its own', async () => {
  const { folder, pictures } = await sourceFolder();
  const store = await temporaryObjectStore();
  const config = store.newConfig();
  const env = {
    DATA_DIR: folder,
    OBJECT_STORE_ENDPOINT: store.url,
    OBJECT_STORE_ACCESS_KEY_ID: 'S3RVER',
    OBJECT_STORE_SECRET_ACCESS_KEY: 'S3RVER',
  };
  await mkdir(join(folder, 'uploads', 'an-orphan'));
  const there = await runCommand(['move', '--objects', config.url], env);
  expect(there.code, there.all).toBe(0);
  expect(there.out).toContain(`Now set OBJECT_STORE_URL=${config.url}, and start the server.`);
  const names = await store.names(config);
  expect(names).toHaveLength(pictures.length * 4 + 1);
  const before = await contentOf(folder);
  await rm(join(folder, 'uploads'), { recursive: true });
  const home = await runCommand(['move', '--objects', 'folder'], {
    ...env,
    OBJECT_STORE_URL: config.url,
  });
  expect(home.code, home.all).toBe(0);
  expect(await contentOf(folder)).toEqual(before);

  const { folder: stranger } = await sourceFolder();
  const file = new Sqlite(join(stranger, 'hoptrail.db'));
  file.prepare(`update settings set value = 'another' where key = 'databaseId'`).run();
  file.close();
  const foreign = await runCommand(['move', '--objects', config.url], {
    ...env,
    DATA_DIR: stranger,
  });
  expect(foreign.code).toBe(1);
  expect(foreign.all).toContain('holds the pictures of another Hoptrail database');
});
