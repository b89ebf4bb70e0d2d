import fastifyStatic from '@fastify/static';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../errors.ts';

/**
 * Serves the built app: its files, the API's documentation, and for any other path the page.
 * What begins with `/api`, `/trpc`, `/objects` or `/art` is never the page.
 * @param root folder of the built files, each with `.br` and `.gz` beside it where that is smaller
 */
export const webFiles = fastifyPlugin<{ root: string }>(async (app, { root }) => {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: true,
    index: 'index.html',
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.sendFile('docs.html'),
  );

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (isPage && !/^\/(api|trpc|objects|art|assets)(\/|$|\?)/.test(request.url)) {
      return reply.sendFile('index.html');
    }
    throw new AppError('route.notFound');
  });
});
