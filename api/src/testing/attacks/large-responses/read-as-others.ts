import { once } from 'node:events';
import { request } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { connectOverTls } from './silent-clients.ts';

/** Fewer than the requests that a client may send at once. */
const PER_ADDRESS = 300;

/** Requests the breweries near a random position over HTTP/1, as the first screen does. */
export async function readOverHttp(port: number): Promise<number> {
  // From many addresses, since the limits of one are not measured.
  const localAddress = `127.0.1.${1 + Math.floor(Math.random() * 200)}`;
  const outgoing = request({ port, host: '127.0.0.1', path: somePath(), localAddress }).end();
  const [response] = await once(outgoing, 'response');
  await buffer(response);
  return response.statusCode;
}

/** Returns a function that sends the same request over HTTP/2. */
export function readerOverHttp2(port: number): () => Promise<number> {
  let session: ClientHttp2Session | undefined;
  let requests = 0;
  onTestFinished(() => session?.destroy());
  return async () => {
    const isSpent = requests % PER_ADDRESS === 0;
    if (!session || isSpent || session.closed || session.destroyed) {
      session?.close();
      const localAddress = `127.0.1.${1 + Math.floor(requests / PER_ADDRESS)}`;
      const socket = connectOverTls(port, localAddress);
      session = connect(`https://127.0.0.1:${port}`, { createConnection: () => socket });
    }
    requests += 1;
    const stream = session.request({ ':path': somePath() });
    const [response] = await once(stream, 'response');
    await buffer(stream);
    return Number(response[':status']);
  };
}

function somePath(): string {
  return `/api/breweries?lat=${(30 + Math.random() * 15).toFixed(4)}&lng=-97.5&limit=5`;
}
