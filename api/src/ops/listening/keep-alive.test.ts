import { readFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startServer } from '../../server.ts';
import { temporaryFolder, testRuntime } from '../../testing/app.ts';
import { freePort } from '../../testing/services/pebble.ts';
import { openDataFolder } from '../data-folder/data-folder.ts';

const CONNECTIONS = 8;
const hosting = join(import.meta.dirname, '../../../../docs/hosting');

/** Starts a server, and returns how to send requests at the same time over connections that stay. */
async function serve(env: Record<string, string>) {
  const port = await freePort();
  const own = { HOST: '127.0.0.1', LOG_LEVEL: 'silent', PORT: String(port) };
  const config = readConfig({ ...own, ...env, DATA_DIR: await temporaryFolder() }, 'demo');
  const server = await startServer(config, await openDataFolder(config, testRuntime), testRuntime);
  onTestFinished(() => server.close());
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  onTestFinished(() => agent.destroy());
  const ask = () =>
    new Promise<{ isReused: boolean; keepAlive: number }>((resolve, reject) => {
      const request = get({ port, path: '/api/health', agent }, (response: IncomingMessage) => {
        const hint = String(response.headers['keep-alive']);
        const keepAlive = Number(/timeout=(\d+)/.exec(hint)?.[1]);
        text(response).then(() => resolve({ isReused: request.reusedSocket, keepAlive }), reject);
      });
      request.once('error', reject);
    });
  return () => Promise.all(Array.from({ length: CONNECTIONS }, ask));
}

test('a proxy closes an idle connection before the server does', async () => {
  const askAll = await serve({ TRUST_PROXY: '127.0.0.1', REQUEST_SECONDS: '10' });
  await askAll();
  const answers = await askAll();
  expect(answers.map(({ isReused }) => isReused)).toEqual(Array(CONNECTIONS).fill(true));
  const [{ keepAlive } = { keepAlive: 0 }] = answers;
  expect(keepAlive, 'Caddy').toBeGreaterThan(120);
  const haproxy = await readFile(join(hosting, 'haproxy.cfg'), 'utf8');
  const seconds = Number(/timeout http-keep-alive (\d+)s/.exec(haproxy)?.[1]);
  expect(keepAlive, 'HAProxy').toBeGreaterThan(seconds);
});

test('visitors without a proxy keep idle connections for a short time', async () => {
  const askAll = await serve({});
  expect(new Set((await askAll()).map(({ keepAlive }) => keepAlive))).toEqual(new Set([20]));
});
