import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url));
/** Where Node stores compiled modules, so that the next server starts in half the time. */
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url));

/** A server that only one journey uses. */
export interface OwnServer {
  url: string;
  /** Returns the server's output so far, with its log. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts a server with its own settings and data.
 * @param settings environment variables
 * @param command `demo` has invented data and shows codes, `serve` starts empty
 */
export async function startOwnServer(
  settings: Record<string, string>,
  command: 'demo' | 'serve' = 'demo',
): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-journey-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SHED_DELAY_MS: '0',
    NODE_COMPILE_CACHE: compileCache,
    ...settings,
  };
  const server = spawn(process.execPath, [program, command], { env });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const url = await addressOf(server);
  return {
    url,
    printed: () => printed,
    async stop() {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for the URL that the server prints. */
async function addressOf(server: ChildProcess): Promise<string> {
  let printed = '';
  return await new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /(?:Open\s+| on )http:\/\/[^:\s]+:(\d+)/.exec(printed)?.[1];
      // On localhost, browsers allow cookies and geolocation without HTTPS.
      if (port) resolve(`http://localhost:${port}`);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  });
}
