import { type IncomingMessage, request } from 'node:http';
import { request as requestTls } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Health {
  isHealthy: boolean;
  /** The health in one line. */
  message: string;
}

/** A server to ask. */
export interface Target {
  /** Its URL, such as `https://beer.example.org`. */
  url: string;
  /** The name in the certificate, if the URL names this machine. */
  servername?: string | undefined;
  /** The details of its health, from its control socket; over http it may hide them. */
  details?: string | undefined;
}

/**
 * Requests the health of a server over http or https.
 * @param timeoutMs the timeout of the response
 */
export async function askHealth(target: Target, timeoutMs: number): Promise<Health> {
  const name = new URL(target.url).origin;
  try {
    const response = await get(target, timeoutMs);
    const body = await text(response);
    const message = `${name} answered ${response.statusCode}: ${target.details ?? body}`;
    return { isHealthy: response.statusCode === 200, message };
  } catch (error) {
    const reason = error instanceof Error ? codeOf(error) || error.message : String(error);
    return { isHealthy: false, message: `${name} did not answer (${reason}).` };
  }
}

function get({ url: address, servername }: Target, timeoutMs: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const url = new URL('/api/health', address);
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
