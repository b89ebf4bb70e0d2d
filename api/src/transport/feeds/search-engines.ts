import fastifyPlugin from 'fastify-plugin';
import { createContext, type Deps } from '../../context.ts';

/**
 * Serves robots.txt. Where search engines are refused, pages stay readable for them: a page that they may
 * not read cannot tell them to leave it out, and link previews read it too. Calendars are always allowed,
 * because Google's obeys this file.
 */
export const searchEngines = fastifyPlugin<{ deps: Deps }>(async (app, { deps }) => {
  const { isSearchable } = deps.config;
  if (!isSearchable) {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('x-robots-tag', 'noindex');
      done();
    });
  }
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    const { origin } = createContext(deps, request, reply);
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /trpc/',
      ...(isSearchable
        ? ['', `Sitemap: ${origin}/sitemap.xml`]
        : ['', '# Every page asks search engines to leave it out (X-Robots-Tag: noindex).']),
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
});
