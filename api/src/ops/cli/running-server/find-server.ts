import { resolve } from 'node:path';
import type { Config } from '../../../config/config.ts';
import { localAddress } from '../../../config/local-address.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { controlPath } from '../../control/wire.ts';
import type { Target } from './ask-health.ts';

/**
 * Returns the URL of a data folder's server and its health, both from its control socket. Without
 * the socket, derives the URL from the settings.
 * @param timeoutMs how long to wait for the server
 * @returns a sentence if there is no server
 */
export async function findServer(
  config: Config,
  timeoutMs: number,
): Promise<Target | { problem: string }> {
  const dataDir = resolve(config.dataDir);
  if (controlPath(dataDir) === undefined) return localAddress(config);
  const { askServer } = await import('../../control/control-client.ts');
  const printed: string[] = [];
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const talk = { input: nothing(), print: (text: string) => printed.push(text), progress() {} };
    if (await askServer(dataDir, 'server.health', {}, { ...talk, signal })) {
      return await readResponse(printed.join('\n'));
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A server of another account or of an older version may still respond over http.
    if (!signal.aborted) return localAddress(config);
  }
  if (signal.aborted) return { problem: `The server of ${dataDir} did not answer in time.` };
  return {
    problem: `No server is using ${dataDir}. Set DATA_DIR to the folder of the server, or name its address with --url.`,
  };
}

async function readResponse(text: string): Promise<Target> {
  const { serverHealthResponse } = await import('../../health/server-health.operation.ts');
  const { url, servername, health } = serverHealthResponse.parse(JSON.parse(text));
  return { url, servername, details: JSON.stringify(health) };
}

async function* nothing(): AsyncGenerator<string> {}
