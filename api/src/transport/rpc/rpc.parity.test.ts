import cookie from '@fastify/cookie';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, httpLink } from '@trpc/client';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type InjectOptions,
} from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { ServerDeps } from '../../context.ts';
import { createContext } from '../../context.ts';
import { type AppRouter, appRouter } from '../../router.ts';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { signUp } from '../../testing/person.ts';
import { isOnPostgres } from '../../testing/postgres/is-on-postgres.ts';
import { rpcCases } from '../../testing/rpc-cases.table.ts';
import { errorResponses } from '../error-responses.ts';
import { RateLimits, rateLimits } from '../limits/rate-limits.ts';
import { rpcRoutes } from './rpc.ts';
import { MAX_BATCH } from './rpc-request.ts';

test('answers every request as tRPC’s own handler does', async () => {
  const run = await buildTestApp();
  await addBrewery(run, { id: 'porch' });
  const { userId, cookies } = await signUp(run, 'ada');
  const [own, stock] = [await mount(rpcRoutes, run), await mount(stockRoutes, run)];
  for (const [name, request] of Object.entries(rpcCases)) {
    // Its parts come in the order in which the queries end, which differs from run to run.
    if (isOnPostgres && name === 'a streamed batch') continue;
    const sent = JSON.parse(JSON.stringify(request).replaceAll('$id', userId));
    const withCookies = { ...sent, cookies: Object.fromEntries(cookies) };
    expect([name, await responseOf(own, withCookies)]).toEqual([
      name,
      await responseOf(stock, withCookies),
    ]);
  }
});

test('masks and logs an internal failure, as tRPC’s own handler does', async () => {
  const run = await buildTestApp();
  await run.deps.db.schema.alterTable('podcast_episodes').renameTo('gone').execute();
  const request = { url: '/trpc/podcast.episodes' };
  const response = await responseOf(await mount(rpcRoutes, run), request);
  expect(response).toEqual(await responseOf(await mount(stockRoutes, run), request));
  expect(response.status).toBe(500);
  expect(JSON.stringify(response.body)).not.toMatch(
    /sqlite|postgres|no such table|relation|stack/i,
  );
});

test.each([
  ['one by one', httpLink],
  ['in batches', httpBatchLink],
  ['in streams', httpBatchStreamLink],
])('serves reads, writes and errors to tRPC’s own client %s', async (_how, link) => {
  const run = await buildTestApp();
  await addBrewery(run, { id: 'porch', name: 'Porch Light' });
  const { userId, cookies } = await signUp(run, 'ada');
  const url = `${await run.app.listen({ port: 0 })}/trpc`;
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const client = createTRPCClient<AppRouter>({ links: [link({ url, headers: { cookie } })] });

  const [brewery, board] = await Promise.all([
    client.breweries.byId.query({ id: 'porch' }),
    client.checkins.leaderboard.query({}),
  ]);
  expect([brewery.name, board]).toEqual(['Porch Light', []]);
  const changed = await client.users.setBeerPreferences.mutate({
    id: userId,
    beerStylePreferences: ['Stout'],
  });
  expect(changed.beerStylePreferences).toEqual(['Stout']);
  await expect(client.breweries.byId.query({ id: 'nowhere' })).rejects.toMatchObject({
    data: { httpStatus: 404, appCode: 'brewery.notFound', path: 'breweries.byId' },
  });
  const stopped = new AbortController();
  const waiting = client.breweries.list.query({}, { signal: stopped.signal });
  stopped.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
});

async function mount(
  routes: FastifyPluginAsync<{ deps: ServerDeps }>,
  { deps }: TestApp,
): Promise<FastifyInstance> {
  const app = Fastify({ genReqId: () => 'the-request', routerOptions: { maxParamLength: 5000 } });
  await app.register(errorResponses, { securityLog: deps.securityLog });
  await app.register(cookie);
  await app.register(rateLimits, { limits: new RateLimits(deps.config, deps) });
  await app.register(routes, { deps });
  onTestFinished(() => app.close());
  return app;
}

const stockRoutes: FastifyPluginAsync<{ deps: ServerDeps }> = async (app, { deps }) => {
  await app.register(fastifyTRPCPlugin<AppRouter>, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: ({ req, res }) => createContext(deps, req, res),
    },
  });
};

/** Returns the parts of a response that a client sees. */
async function responseOf(app: FastifyInstance, request: InjectOptions) {
  const { statusCode: status, headers, body } = await app.inject(request);
  const lines = body.split('\n').filter(Boolean);
  return {
    status,
    // Our handler also sets `Vary: cookie`.
    vary: String(headers.vary).replace(', cookie', ''),
    type: lines.length > 0 ? 'application/json' : undefined,
    body: lines.map((line) => JSON.parse(line)),
    cookies: headers['set-cookie'],
  };
}
