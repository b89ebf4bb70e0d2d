import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyPluginAsync } from 'fastify';
import { createContext, type Deps } from '../context.ts';
import { AppError, toAppError } from '../errors.ts';
import { type AppRouter, appRouter } from '../router.ts';

const MAX_BATCH = 10;

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
  await app.register(fastifyTRPCPlugin, options);
};
