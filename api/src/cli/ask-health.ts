import { type IncomingMessage, request } from 'node:http';
import { request as requestTls } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import { UsageError } from './usage-error.ts';

export interface Health {
  isHealthy: boolean;
  /** One line that says it. */
  words: string;
}

/**
 * Asks a server whether it can do its work: the one of this configuration, on this machine, unless
 * another address is given.
 * @throws UsageError for an address that is none
 */
export async function askHealth(
  config: Config,
  { url, timeoutMs }: { url: string | undefined; timeoutMs: number },
): Promise<Health> {
  const target = url === undefined ? localTarget(config) : new Target(url);
  try {
    const answer = await get(target, timeoutMs);
    const body = await text(answer);
    const words = `${target.name} answered ${answer.statusCode}: ${body}`;
    return { isHealthy: answer.statusCode === 200, words };
  } catch (error) {
    const reason = error instanceof Error ? codeOf(error) || error.message : String(error);
    return { isHealthy: false, words: `${target.name} did not answer (${reason}).` };
  }
}

class Target {
  readonly url: URL;
  readonly name: string;
  /** The name in the certificate, where the address is this machine's own. */
  readonly servername: string | undefined;

  constructor(address: string, servername?: string) {
    if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
      throw new UsageError(
        `--url is "${address}", but it takes an address such as https://beer.example.org.`,
      );
    }
    this.url = new URL('/api/health', address);
    this.name = this.url.origin;
    this.servername = servername;
  }
}

function localTarget({ host, port, https }: Config): Target {
  const anyHost: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': 'localhost' };
  const name = anyHost[host] ?? host;
  const bracketed = name.includes(':') ? `[${name}]` : name;
  return new Target(`${https ? 'https' : 'http'}://${bracketed}:${port}`, https?.domain);
}

function get({ url, servername }: Target, timeoutMs: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { signal, agent: false, headers: { connection: 'close' } };
    const sent =
      url.protocol === 'https:'
        ? // On this machine the name cannot match the address: what is asked is whether it works.
          requestTls(url, {
            ...options,
            ...(servername === undefined ? {} : { servername, rejectUnauthorized: false }),
          })
        : request(url, options);
    sent.once('response', resolve).once('error', reject).end();
  });
}

function codeOf(error: Error): string {
  if (error.name === 'AbortError') return 'it took too long';
  if (error instanceof AggregateError && error.errors[0] instanceof Error) {
    return codeOf(error.errors[0]);
  }
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
