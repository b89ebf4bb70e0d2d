import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';
import type { Config } from '../../config/config.ts';
import { tilesOrigin } from '../../lib/map-tiles.ts';

interface SecurityHeaders {
  isHttps: boolean;
  /** The HSTS policy that is sent to browsers; undefined where none is sent. */
  hsts: Config['hsts'];
  /** Where the map's tiles come from. */
  tilesUrl: string | undefined;
}

/** What a browser heeds in an answer that is data; all else is about what documents do. */
const FOR_DATA = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
];
/** Data that somebody opens by itself loads nothing, runs nothing, and stands in no frame. */
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";

/**
 * Headers that keep a browser from doing what the app never does. Scripts come from here only;
 * style attributes are allowed because the component library writes styles at run time. They are
 * the same for every document and for all JSON, so helmet is asked for them once.
 */
export const securityHeaders = fastifyPlugin<SecurityHeaders>(async (app, options) => {
  const { isHttps, hsts, tilesUrl } = options;
  const tiles = tilesUrl ? [tilesOrigin(tilesUrl)] : [];
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...tiles],
          connectSrc: ["'self'"],
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
    ['content-security-policy', DATA_POLICY] as const,
  ];
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A client keeps the headers of what it has: "unchanged" need not repeat them.
    if (reply.statusCode !== 304) {
      for (const [name, value] of isJson(reply) ? ofData : headers) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
    }
    done();
  });
});

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('application/json');
}

/** What a middleware that sets headers sets, whatever the request. */
function headersOf(middleware: ReturnType<typeof helmet>) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(response.req, response, () => {});
  return Object.entries(response.getHeaders());
}
