import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';
import type { Config } from '../../config/config.ts';
import { tilesOrigin } from '../../lib/map/addresses.ts';

interface SecurityHeaders {
  isHttps: boolean;
  /** The HSTS policy to send; undefined for none. */
  hsts: Config['hsts'];
  /** The URL template of map tiles that browsers load from another server. */
  tilesUrl: string | undefined;
  /** The origin that serves uploaded pictures, where it is not this server. */
  picturesOrigin: string | undefined;
}

/** The headers that matter for data; the others are about documents. */
const FOR_DATA = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
];
/** Data opened as a document loads nothing, runs nothing and cannot be framed. */
export const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";
/** A page that other web sites may embed. It runs no scripts, sends nothing and has no cookies. */
export const EMBED_POLICY =
  "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors *;sandbox allow-popups allow-popups-to-escape-sandbox";
const POLICY = 'content-security-policy';
/** For responses without the hook, which may be a page that explains a refusal. */
export const UNROUTED_HEADERS = {
  [POLICY]: "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/**
 * Sets security headers. Scripts come from this server only; style attributes are allowed because
 * the component library writes styles at run time. The headers are the same for all documents and
 * for all JSON, so helmet computes them once.
 */
export const securityHeaders = fastifyPlugin<SecurityHeaders>(async (app, options) => {
  const { isHttps, hsts, tilesUrl, picturesOrigin } = options;
  const pictures = picturesOrigin ? [picturesOrigin] : [];
  const tiles = tilesUrl ? [tilesOrigin(tilesUrl)] : [];
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...tiles, ...pictures],
          // The service worker fetches pictures, and follows the redirect to their origin.
          connectSrc: ["'self'", ...pictures],
          fontSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
      strictTransportSecurity: hsts
        ? { maxAge: hsts.seconds, includeSubDomains: hsts.withSubdomains }
        : false,
    }),
  );
  const ofData = [
    ...headers.filter(([name]) => FOR_DATA.includes(name)),
    [POLICY, DATA_POLICY] as const,
  ];
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A 304 need not repeat them: the client still has the headers of the cached response.
    if (reply.statusCode !== 304) {
      for (const [name, value] of isJson(reply) ? ofData : headers) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
      // An older header, which cannot name all sites.
      if (reply.getHeader(POLICY) === EMBED_POLICY) reply.removeHeader('x-frame-options');
    }
    // Routes with a policy of their own, such as that of a picture, name no pages that may frame it.
    const policy = String(reply.getHeader(POLICY) ?? '');
    if (policy && !policy.includes('frame-ancestors')) {
      reply.header(POLICY, `${policy}; frame-ancestors 'none'`);
    }
    done();
  });
});

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('application/json');
}

/** Returns the headers that a middleware sets for any request. */
function headersOf(middleware: ReturnType<typeof helmet>) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(response.req, response, () => {});
  return Object.entries(response.getHeaders());
}
