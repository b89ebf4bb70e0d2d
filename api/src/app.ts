import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import { BODY_BYTES } from '@hoptrail/contracts/limits';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify';
import { tagOf } from './cache/cached-body.ts';
import type { ServerDeps } from './context.ts';
import { AppError } from './errors.ts';
import { boardRoutes } from './features/boards/boards.routes.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { useSchemaMessages } from './lib/schema-messages.ts';
import { logUnsoundRows } from './lib/stored/unsound-rows.ts';
import { healthRoute } from './ops/health/health-route.ts';
import { Readiness, readyRoute } from './ops/health/readiness.ts';
import { cardRoutes } from './transport/cards/card-routes.ts';
import { embedRoutes } from './transport/embeds/embed-routes.ts';
import { errorResponses, sendError } from './transport/error-responses.ts';
import { feedRoutes } from './transport/feeds/feeds.ts';
import { podcastFiles } from './transport/feeds/podcast-files.ts';
import { searchEngines } from './transport/feeds/search-engines.ts';
import { respondToClientError } from './transport/guards/client-errors.ts';
import { draining } from './transport/guards/draining.ts';
import { loopbackGuard } from './transport/guards/loopback-guard.ts';
import { originGuard } from './transport/guards/origin-guard.ts';
import { newRequestId, requestIds } from './transport/guards/request-ids.ts';
import { securityHeaders, UNROUTED_HEADERS } from './transport/guards/security-headers.ts';
import { shedding } from './transport/guards/shedding.ts';
import { refuseCoding, transferCoding } from './transport/guards/transfer-coding.ts';
import { bodyBudget } from './transport/limits/body-budget.ts';
import { jsonBody } from './transport/limits/json-body.ts';
import { RateLimits, rateLimits } from './transport/limits/rate-limits.ts';
import { unsentBudget } from './transport/limits/unsent-budget.ts';
import { artRoutes } from './transport/pages/art.ts';
import { webFiles } from './transport/pages/web-files.ts';
import { openapi } from './transport/rest/openapi.ts';
import { restRoutes } from './transport/rest/rest.ts';
import { rpcRoutes } from './transport/rpc/rpc.ts';
import { groundRoutes } from './transport/tiles/ground-routes.ts';
import { streetsRoutes } from './transport/tiles/streets-routes.ts';
import { tileRoutes } from './transport/tiles/tile-routes.ts';

export interface AppOptions {
  deps: ServerDeps;
  version: string;
  /** Whether load balancers should send traffic; ready by default. */
  readiness?: Readiness;
  /** Folder of the built web app; absent if another server serves it. */
  webRoot?: string | undefined;
  /** The logger; without it nothing is logged. */
  logger?: FastifyBaseLogger;
  /** Creates the server that listens; Fastify's own by default. */
  serverFactory?: FastifyServerFactory;
  /** Called after each request, for the metrics. */
  observe?: (request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * Builds the server with its plugins. It opens no file or port: the caller passes everything in.
 * @returns a Fastify instance, ready for `listen()` or `inject()`
 */
export async function buildApp({
  deps,
  version,
  readiness = new Readiness(deps.db),
  webRoot,
  logger,
  serverFactory,
  observe,
}: AppOptions): Promise<FastifyInstance> {
  useSchemaMessages();
  const { config } = deps;
  const limits = new RateLimits(config, deps);
  const app = Fastify({
    // Leaves out a silent logger, because Fastify creates a child of it for each request.
    ...(logger && logger.level !== 'silent' ? { loggerInstance: logger } : {}),
    ...(serverFactory ? { serverFactory } : {}),
    genReqId: newRequestId,
    bodyLimit: BODY_BYTES,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    routerOptions: { maxParamLength: 5000 },
    // Fastify runs no hook for a URL that cannot be routed, so limits and headers apply here.
    frameworkErrors: (error, request, reply) => {
      const refusal = refuseCoding(request, reply) ?? limits.request(request) ?? error;
      return sendError(refusal, request, reply.headers(UNROUTED_HEADERS));
    },
    clientErrorHandler: respondToClientError,
    forceCloseConnections: 'idle',
  });

  if (observe) {
    app.addHook('onResponse', (request, reply, done) => {
      observe(request, reply);
      done();
    });
  }
  app.addHook('onClose', logUnsoundRows(app.log));
  await app.register(errorResponses, { securityLog: deps.securityLog });
  await app.register(requestIds);
  await app.register(transferCoding);
  if (config.isLoopbackOnly) await app.register(loopbackGuard);
  await app.register(draining);
  await app.register(rateLimits, { limits });
  await app.register(bodyBudget);
  await app.register(shedding, { delayMs: config.shedDelayMs });
  await app.register(securityHeaders, {
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
    hsts: config.hsts,
    tilesUrl: config.map.isDirect ? config.map.tilesUrl : undefined,
    picturesOrigin: deps.images.publicOrigin,
  });
  const { publicUrl, trustForwardedHost } = config;
  await app.register(originGuard, { publicUrl, trustForwardedHost });
  // Cookies are parsed on demand, because most requests never read them.
  await app.register(cookie, { hook: false });
  await app.register(jsonBody);
  await app.register(unsentBudget);
  await app.register(etag, { weak: true, hashFn: tagOf });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(openapi, { version, publicUrl: config.publicUrl });

  await app.register(searchEngines, { deps });

  await app.register(async (api) => {
    await api.register(restRoutes, { prefix: '/api', deps });
    await api.register(rpcRoutes, { deps });
    await api.register(uploadRoutes, { deps });
    await api.register(personalDataRoutes, { deps });
    await api.register(boardRoutes, { deps });
  });
  await app.register(healthRoute, { deps });
  await app.register(readyRoute, { readiness });
  await app.register(artRoutes, { deps });
  await app.register(feedRoutes, { deps });
  await app.register(embedRoutes, { deps });
  await app.register(podcastFiles, { deps });
  await app.register(cardRoutes, { deps, version });
  await app.register(tileRoutes, { deps, version });
  await app.register(streetsRoutes, { deps });
  await app.register(groundRoutes, { file: deps.groundFile });
  if (webRoot === undefined) {
    app.setNotFoundHandler(() => {
      throw new AppError('route.notFound');
    });
  } else {
    await app.register(webFiles, { root: webRoot, deps, version });
  }
  return app;
}
