import type {} from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { screenPaths } from '@hoptrail/screens/screen-at';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createContext, type Deps } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { withHeroImage } from './hero-image.ts';
import { filesOf, filledPage, pageFiles } from './page-files.ts';
import { pageHead } from './page-head.ts';
import { pageMeta, unknownPage } from './page-metadata.ts';
import { isPagePath, routeAt } from './page-routes.ts';
import { dataScript, pageData } from './preloaded-queries.ts';
import { shellOf } from './shells.ts';

interface Options {
  root: string;
  deps: Deps;
  /** Of the program. */
  version: string;
}

/**
 * Serves the built app: its files, the documentation of the API, and for any other path the page
 * with its title and metadata. Paths below `/api`, `/trpc`, `/objects`, `/art` or `/cards` are
 * never the page.
 * @param root folder of the built files, each with `.br` and `.gz` beside it if that is smaller
 */
export const webFiles = fastifyPlugin<Options>(async (app, { root, deps, version }) => {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const files = pageFiles(root);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    // The URL of a request to a proxy includes the host (RFC 9112, 3.2.2).
    const [before, ...rest] = request.url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
    const path = before || '/';
    const query = new URLSearchParams(rest.join('?'));
    const context = createContext(deps, request, reply);
    const { page, routes, shells } = await files();
    // A build without a list of routes may have a screen at any path.
    const listed = routes.length > 0 ? routes.map((one) => one.path) : screenPaths;
    const route = routeAt(path, listed);
    const isKnown = route !== undefined || routes.length === 0;
    const found = isKnown ? await pageMeta({ path, query }, route, context) : unknownPage(path);
    const meta = deps.config.isSearchable ? found : { ...found, isUnlisted: true };
    const isSignedIn = (await context.findCaller()) !== undefined;
    const screen = filesOf(route, isSignedIn, routes);
    const head = pageHead(meta, context.origin, { files: screen, version });
    // A visitor gets the sign-in, with a preview of the requested screen.
    const address = { path, hasSearch: query.size > 0 };
    const preloaded = await pageData(address, isSignedIn ? screen?.path : route, context);
    const drawn = screen && shellOf(shells, screen.path, preloaded);
    const shell = drawn && withHeroImage(drawn, isSignedIn ? screen.path : route, preloaded);
    const data = dataScript(preloaded);
    reply
      .code(meta.exists ? 200 : 404)
      // A page with personal data must not be cached.
      .header('cache-control', isSignedIn ? 'private, no-store' : 'no-cache')
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8')
      .compress(filledPage(page, { head, shell, data }));
    return reply;
  };

  app.get('/', { schema: { hide: true } }, sendPage);
  // The logbook's former address.
  app.get('/trail', { schema: { hide: true } }, (request, reply) =>
    reply.redirect(request.url.replace('/trail', '/logbook'), 308),
  );
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.sendFile('docs.html'),
  );

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (isPage && isPagePath(request.url)) {
      return sendPage(request, reply);
    }
    throw new AppError('route.notFound');
  });
});
