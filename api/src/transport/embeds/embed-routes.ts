import { id as idContract } from '@hoptrail/contracts/fields';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { createContext, type ServerDeps } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { EMBED_POLICY } from '../guards/security-headers.ts';
import { visitorOf } from '../subjects/visitor.ts';
import { embedPage, missingMenuPage } from './embed-page.ts';

const params = z.object({ id: idContract });
const query = z.object({ theme: z.enum(['light', 'dark']).catch('light') });

/** Serves the menus that breweries embed in their own web sites, as pages without scripts. */
export const embedRoutes: FastifyPluginAsync<{ deps: ServerDeps }> = async (app, { deps }) => {
  app.get('/embed/breweries/:id', { schema: { hide: true } }, async (request, reply) => {
    const ctx = createContext(deps, request, reply);
    const { theme } = query.parse(request.query);
    reply
      .header('content-security-policy', EMBED_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8');
    if (!deps.config.isSearchable) reply.header('x-robots-tag', 'noindex');
    const { data } = params.safeParse(request.params);
    const menu =
      data && (await visitorOf(ctx).call.beers.menu({ breweryId: data.id }).catch(orMissing));
    if (!menu) return reply.code(404).send(missingMenuPage(theme));
    return reply.send(embedPage(menu, { theme, origin: ctx.origin, now: deps.clock.now() }));
  });
};

/** Returns undefined for a brewery that does not exist. @throws every other error */
function orMissing(error: unknown): undefined {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof AppError && cause.code === 'brewery.notFound') return undefined;
  throw error;
}
