import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORTS_PER_HOUR } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../../errors.ts';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { type Person, signUp, signUpWithPicture } from '../../../testing/person.ts';
import { isOnPostgres } from '../../../testing/postgres/is-on-postgres.ts';
import { filesOfZip } from '../../../testing/zip.ts';
import { sendExport } from './send-export.ts';

const EXPORT = '/api/personal-data/export';
const RUNNING = {
  code: 'export.running',
  message:
    'Your data is being downloaded already, here or on another device. Please wait for its end.',
};

/** Lets pictures wait until they are released, once the rows are sent. */
function holdPictures({ deps }: TestApp) {
  const { images } = deps;
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  deps.images = {
    ...images,
    async read(id, width, options) {
      if (!options?.isHead) {
        reached.resolve();
        await released.promise;
      }
      return await images.read(id, width, options);
    },
  };
  return { reached: reached.promise, release: released.resolve };
}

/** Requests an export over a real connection. */
async function fetchExport(run: TestApp, person: Person, signal?: AbortSignal) {
  const url = run.app.server.listening
    ? run.app.listeningOrigin
    : await run.app.listen({ host: '127.0.0.1', port: 0 });
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return await fetch(`${url}${EXPORT}`, { headers: { cookie }, signal: signal ?? null });
}

async function expectNoDrafts({ deps }: TestApp) {
  const drafts = join(deps.config.dataDir, 'private', 'drafts');
  await vi.waitFor(async () => expect(await readdir(drafts)).toEqual([]));
}

test('while it is sent, nothing in the database waits for its reader, and a second one is refused', async () => {
  const run = await buildTestApp();
  const fan = await signUpWithPicture(run, 'fan');
  const pictures = holdPictures(run);
  const first = fan.call('GET', EXPORT);
  await pictures.reached;

  const second = await fan.call('GET', EXPORT);
  expect([second.statusCode, second.json()]).toEqual([409, RUNNING]);
  const other = await signUp(run, 'other');
  expect((await other.call('GET', EXPORT)).statusCode).toBe(200);
  if (isOnPostgres) {
    const open = sql<{ sessions: number }>`select count(*) as sessions from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect((await open.execute(run.deps.db)).rows).toEqual([{ sessions: 0 }]);
  } else {
    const emptied = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
    expect((await emptied.execute(run.deps.db)).rows).toMatchObject([{ busy: 0 }]);
  }

  pictures.release();
  expect((await first).statusCode).toBe(200);
  expect((await fan.call('GET', EXPORT)).statusCode).toBe(200);
  await expectNoDrafts(run);
});

test('a download that breaks off leaves nothing, and can be asked for again', async () => {
  const run = await buildTestApp();
  const fan = await signUpWithPicture(run, 'fan');
  const pictures = holdPictures(run);
  const leaving = new AbortController();
  const { status, body } = await fetchExport(run, fan, leaving.signal);
  expect(status).toBe(200);
  await body?.getReader().read();
  leaving.abort();
  await expectNoDrafts(run);
  pictures.release();
  expect((await fan.call('GET', EXPORT)).statusCode).toBe(200);
});

test('a picture that cannot be read ends the transfer as a failed one', async () => {
  const run = await buildTestApp();
  const fan = await signUpWithPicture(run, 'fan');
  const { images } = run.deps;
  run.deps.images = {
    ...images,
    async read(id, width, options) {
      if (!options?.isHead) throw new AppError('storage.unreachable');
      return await images.read(id, width, options);
    },
  };
  const response = await fetchExport(run, fan);
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow('terminated');
  await expectNoDrafts(run);
  run.deps.images = images;
  expect((await fan.call('GET', EXPORT)).statusCode).toBe(200);
});

test('a store that is away refuses before the first byte', async () => {
  const run = await buildTestApp();
  const fan = await signUpWithPicture(run, 'fan');
  const read = () => Promise.reject(new AppError('storage.unreachable'));
  run.deps.images = { ...run.deps.images, read };
  const response = await fan.call('GET', EXPORT);
  expect([response.statusCode, response.json().code]).toEqual([503, 'storage.unreachable']);
  await expectNoDrafts(run);
});

test('a full disk refuses with a sentence, and leaves nothing', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const { privateFiles } = run.deps;
  run.deps.privateFiles = {
    ...privateFiles,
    withDraft: (work) =>
      privateFiles.withDraft(async (folder) => {
        await mkdir(folder);
        await symlink('/dev/full', join(folder, 'checkins.csv'));
        return await work(folder);
      }),
  };
  const response = await fan.call('GET', EXPORT);
  expect(response.statusCode).toBe(507);
  expect(response.json()).toMatchObject({
    code: 'storage.full',
    message: 'The server is out of disk space. Nothing was changed.',
  });
  await expectNoDrafts(run);
});

test('an account that is deleted meanwhile gets the file, which then is gone', async () => {
  const run = await buildTestApp();
  const fan = await signUpWithPicture(run, 'fan');
  const pictures = holdPictures(run);
  const sent = fan.call('GET', EXPORT);
  await pictures.reached;
  expect((await fan.call('DELETE', `/api/users/${fan.userId}`)).statusCode).toBe(200);
  pictures.release();
  const files = await filesOfZip((await sent).rawPayload);
  expect(JSON.parse(String(files.get('data/users.json')))).toMatchObject([{ id: fan.userId }]);
  await expectNoDrafts(run);
  const again = sendExport(run.deps, fan.userId, () => expect.unreachable());
  await expect(again).rejects.toMatchObject({ code: 'auth.required' });
});

test('a person downloads it a few times an hour', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  for (let time = 0; time < EXPORTS_PER_HOUR; time += 1) {
    expect((await fan.call('GET', EXPORT)).statusCode).toBe(200);
  }
  const refused = await fan.call('GET', EXPORT);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      code: 'export.tooMany',
      message: 'You have downloaded your data many times. Please try again in an hour.',
    },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
