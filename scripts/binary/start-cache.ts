import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServerProcess } from '../smoke/server-process.ts';

const recorder = fileURLToPath(new URL('record-start.ts', import.meta.url));
const PAGES = ['/api/health', '/', '/api/breweries', '/trpc/auth.me'];

/**
 * Starts the bundled server once and writes V8's code cache, so that the executable does not
 * compile at start. Node's own cache has little more than the outermost functions, because Node
 * creates it without running the script.
 * @param bundle the server's script
 * @param assetsFile JSON of the executable's assets, key to file
 * @param cacheFile file to write
 */
export async function writeStartCache(bundle: string, assetsFile: string, cacheFile: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hoptrail-record-'));
  try {
    const server = await startServerProcess(
      [process.execPath, recorder, bundle, assetsFile, cacheFile, 'demo'],
      { PATH: '', HOME: dataDir, DATA_DIR: dataDir, PORT: '0' },
    );
    for (const page of PAGES) await (await fetch(`${server.url}${page}`)).text();
    const exitCode = await server.stop();
    if (exitCode !== 0) throw new Error(`The server ended with ${exitCode}.`);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
