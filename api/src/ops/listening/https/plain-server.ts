import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ErrorBody, errorText } from '@hoptrail/contracts/errors';
import { DATA_POLICY } from '../../../transport/guards/security-headers.ts';
import { hasForeignCoding } from '../../../transport/guards/transfer-coding.ts';
import type { Challenges } from './order-certificate.ts';

const CHALLENGE = '/.well-known/acme-challenge/';
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };
const JSON_TEXT = { 'content-type': 'application/json; charset=utf-8' };

interface PlainServer {
  challenges: Challenges;
  /** The redirect target, such as `https://beer.example.org`. */
  publicUrl: string;
  /** Whether there is a certificate, so that redirects work. */
  isReady(): boolean;
}

/**
 * Returns the server of plain http: it responds to ACME challenges, refuses programs, and redirects all
 * else to https. Programs would follow a redirect unnoticed, and send everything unencrypted each time.
 */
export function plainServer({ challenges, publicUrl, isReady }: PlainServer): Server {
  const options = {
    connectionsCheckingInterval: 2000,
    headersTimeout: 10_000,
    requestTimeout: 10_000,
    keepAliveTimeout: 5000,
  };
  return createServer(
    options,
    ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
      response.setHeader('content-security-policy', DATA_POLICY);
      if (hasForeignCoding(headers)) {
        const answer = { ...TEXT, connection: 'close' };
        return response.writeHead(501, answer).end(errorText('request.transferCoding'));
      }
      const path = url.replace(/^https?:\/\/[^/?]*/i, '');
      if (path.startsWith(CHALLENGE)) {
        const proof = challenges.get(path.slice(CHALLENGE.length));
        response.writeHead(proof === undefined ? 404 : 200, TEXT);
        return response.end(proof ?? 'There is nothing at this address.');
      }
      if (!isReady()) {
        return response.writeHead(503, { ...TEXT, 'retry-after': '60' }).end(NOT_READY);
      }
      // Never to the host that the request names, which anybody can forge.
      const location = new URL(`${publicUrl}/${path.replace(/^[/\\]+/, '')}`);
      if (isForPrograms(location)) {
        const message = `${errorText('request.plainHttp')} Please use ${publicUrl}.`;
        const body = JSON.stringify({ message, code: 'request.plainHttp' } satisfies ErrorBody);
        return response.writeHead(403, JSON_TEXT).end(body);
      }
      return response.writeHead(308, { location: location.href }).end();
    },
  );
}

/**
 * Returns whether a path may be below `/api`, `/trpc`, `/objects` or the secret calendars, also in
 * percent-encoding.
 */
function isForPrograms({ pathname }: URL): boolean {
  const plain = pathname.replace(/%([0-7][0-9a-f])/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return /^\/+(api|trpc|objects|calendars\/+favorites)([/\\]|$)/i.test(plain);
}

const NOT_READY =
  'This site is being set up: its certificate has not come yet. Please try again in a minute.\n' +
  'If you host it: the log says what keeps it from coming.\n';
