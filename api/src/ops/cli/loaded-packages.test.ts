import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/app.ts';
import { startProcess } from '../../testing/processes/process.ts';
import { freePort } from '../../testing/services/pebble.ts';

// Each test starts a process of the source, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

/** Prints the packages that a process has loaded modules of, when it ends. */
const RECORDER = `
import { registerHooks } from 'node:module';
const packages = new Set();
registerHooks({
  load(url, context, next) {
    const [, name] = /.*[/]node_modules[/]((?:@[^/]+[/])?[^/]+)[/]/.exec(url) ?? [];
    if (name) packages.add(name);
    return next(url, context);
  },
});
process.on('exit', () => console.log('loaded: ' + [...packages].join(' ')));
`;

/** Runs a command of the source, from the folder's modules. */
async function start(args: string[], env: Record<string, string>) {
  const recorder = `data:text/javascript,${encodeURIComponent(RECORDER)}`;
  const main = join(import.meta.dirname, '../../main.ts');
  const run = startProcess(process.execPath, ['--import', recorder, main, ...args], {
    PATH: process.env.PATH,
    DATA_DIR: await temporaryFolder(),
    HOST: '127.0.0.1',
    PORT: '0',
    ...env,
  });
  const packages = async () => {
    await run.ended;
    return /^loaded: (.*)$/m.exec(run.printedOut())?.[1]?.split(' ') ?? [];
  };
  return { ...run, packages };
}

test('a server on SQLite and a folder loads no PostgreSQL driver and no S3 client', async () => {
  const server = await start(['serve'], {});
  await server.printed('data in');
  server.child.kill('SIGTERM');
  const packages = await server.packages();
  expect(packages).toContain('better-sqlite3');
  expect(packages).not.toContain('postgres');
  expect(packages).not.toContain('@aws-sdk/client-s3');
});

test('a command loads them where the settings name a database and a bucket', async () => {
  const port = await freePort();
  const command = await start(['config'], {
    DATABASE_URL: `postgres://hop@127.0.0.1:${port}/beer`,
    OBJECT_STORE_URL: 's3://pictures',
    OBJECT_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
    OBJECT_STORE_ACCESS_KEY_ID: 'key',
    OBJECT_STORE_SECRET_ACCESS_KEY: 'secret',
  });
  expect(await command.packages()).toEqual(
    expect.arrayContaining(['postgres', '@aws-sdk/client-s3']),
  );
});
