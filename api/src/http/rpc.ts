import { BODY_BYTES } from '@hoptrail/contracts/limits';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyPluginAsync } from 'fastify';
import { createContext, type Deps } from '../context.ts';
import { AppError, toAppError } from '../errors.ts';
import { type AppRouter, appRouter } from '../router.ts';
import { allProcedures } from './procedures.ts';

const MAX_BATCH = 10;

const bodyLimits = new Map(
  allProcedures().map(({ path, meta }) => [path, meta.bodyLimit ?? BODY_BYTES]),
);

/** Serves the router to our own client below `/trpc`. */
export const rpcRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  const options: FastifyTRPCPluginOptions<AppRouter> = {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: ({ req, res }) => createContext(deps, req, res),
      onError({ error, req, path }) {
        const refusal = toAppError(error);
        if (refusal.status >= 500) req.log.error({ err: refusal.cause, path }, refusal.message);
      },
    },
  };
  app.addHook('onRequest', async ({ method, headers }) => {
    const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
    if (method === 'POST' && !isJson) throw new AppError('request.unsupported');
  });
  // tRPC's plugin makes its own route: its limit is the largest that any procedure has.
  app.addHook('onRoute', (route) => {
    route.bodyLimit = Math.max(...bodyLimits.values());
  });
  app.addHook('onRequest', async ({ url, headers }) => {
    const path = url.split('?')[0] ?? '';
    const names = path.slice(path.lastIndexOf('/') + 1).split(',');
    const limits = names.map((name) => bodyLimits.get(name) ?? BODY_BYTES);
    if (Number(headers['content-length'] ?? 0) > Math.max(...limits)) {
      throw new AppError('request.tooLarge');
    }
  });
  await app.register(fastifyTRPCPlugin, options);
};
