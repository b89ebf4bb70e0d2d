import { DAY_MS } from '@hoptrail/contracts/limits';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cachedBody, tagOf } from '../../cache/cached-body.ts';
import type { ServerDeps } from '../../context.ts';
import { createContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type FeedKind, feedKinds } from './feed-kinds.ts';
import { LastChanges } from './last-changes.ts';

/** How long clients may cache a feed, in seconds. */
const MAX_AGE = 300;

const params = z.object({ id: z.string().default('') });

/** Serves calendars and feeds, and answers 304 to clients that have the current text. */
export const feedRoutes: FastifyPluginAsync<{ deps: ServerDeps }> = async (app, { deps }) => {
  const lastChanges = new LastChanges();
  for (const kind of feedKinds) {
    app.get(kind.path, { schema: { hide: true } }, async (request, reply) => {
      if (kind.isForSearch && !deps.config.isSearchable) throw new AppError('route.notFound');
      const { id } = params.parse(request.params);
      const { origin } = createContext(deps, request, reply);
      const text = await textOf(kind, deps, { id, origin });
      const tag = tagOf(text);
      const changedAt = lastChanges.of(`${kind.path} ${origin} ${id}`, tag, deps.clock.now());
      reply
        .header('etag', `W/"${tag}"`)
        .header('last-modified', changedAt.toUTCString())
        .header('cache-control', cacheControlOf(kind))
        // A browser shows it to the calendar app instead of saving it.
        .header('content-disposition', dispositionOf(kind))
        .type(kind.type);
      return isCurrent(request, tag, changedAt) ? reply.code(304).send() : reply.send(text);
    });
  }
};

async function textOf(
  kind: FeedKind,
  { db, caches, clock, signingKey, config: { podcastOwner } }: ServerDeps,
  { id, origin }: { id: string; origin: string },
): Promise<string> {
  const at = clock.now().getTime();
  // The start of the day, so that a response can be cached until the next day.
  const now = new Date(kind.cachedAs ? at - (at % DAY_MS) : at);
  const make = () => kind.make({ db, caches, origin, now, signingKey, podcastOwner }, id);
  if (!kind.cachedAs || !caches.isCurrent) return await make();
  const input = { id, origin, day: now.getTime() };
  const body = await caches.responses.get(kind.cachedAs, input, async () =>
    cachedBody(await make()),
  );
  return body.json();
}

/** Tells whether the client has the text; its ETag counts more than its date (RFC 9110, 13.2.2). */
function isCurrent({ headers }: FastifyRequest, tag: string, changedAt: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${tag}"`);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= changedAt.getTime();
}

function cacheControlOf({ isSecret }: FeedKind): string {
  return isSecret ? `private, max-age=${MAX_AGE}` : `public, max-age=${MAX_AGE}`;
}

/** Keeps a secret address out of the name of the file. Other names are the link's, or the address's. */
function dispositionOf({ isSecret }: FeedKind): string {
  return isSecret ? 'inline; filename="favorites.ics"' : 'inline';
}
