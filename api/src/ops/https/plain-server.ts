import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Challenges } from './order-certificate.ts';

const CHALLENGE = '/.well-known/acme-challenge/';

interface PlainServer {
  challenges: Challenges;
  /** The redirect target, such as `https://beer.example.org`. */
  publicUrl: string;
  /** Whether there is a certificate, so that redirects work. */
  isReady(): boolean;
}

/** Returns the server of plain http: it responds to ACME challenges and redirects all else to https. */
export function plainServer({ challenges, publicUrl, isReady }: PlainServer): Server {
  const options = {
    connectionsCheckingInterval: 2000,
    headersTimeout: 10_000,
    requestTimeout: 10_000,
    keepAliveTimeout: 5000,
  };
  return createServer(options, ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const path = url.replace(/^https?:\/\/[^/?]*/i, '');
    if (path.startsWith(CHALLENGE)) {
      const proof = challenges.get(path.slice(CHALLENGE.length));
      response.writeHead(proof === undefined ? 404 : 200, { 'content-type': 'text/plain' });
      return response.end(proof ?? 'There is nothing at this address.');
    }
    if (!isReady()) {
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' };
      return response.writeHead(503, headers).end(NOT_READY);
    }
    // Never to the host that the request names, which anybody can forge.
    const location = `${publicUrl}/${path.replace(/^[/\\]+/, '')}`;
    return response.writeHead(308, { location: new URL(location).href }).end();
  });
}

const NOT_READY =
  'This site is being set up: its certificate has not come yet. Please try again in a minute.\n' +
  'If you host it: the log says what keeps it from coming.\n';
