import { id as idContract } from '@hoptrail/contracts/fields';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerDeps } from '../../context.ts';
import { createContext } from '../../context.ts';
import { AppError, toAppError } from '../../errors.ts';
import { type Card, cardKey } from '../subjects/card.ts';
import { type Visitor, visitorOf } from '../subjects/visitor.ts';
import { CardMaker } from './card-maker.ts';
import { loadCard } from './load-card.ts';

interface Options {
  deps: ServerDeps;
  /** Of the program; another version may draw cards differently. */
  version: string;
}

const params = z.object({
  kind: z.string().max(20),
  file: z
    .string()
    .regex(/\.png$/)
    .transform((file) => file.slice(0, -'.png'.length))
    .pipe(idContract),
});
const query = z.object({ v: z.string().max(64).optional() });

/** Serves the pictures of link previews. The first request of a card draws it. */
export const cardRoutes: FastifyPluginAsync<Options> = async (app, { deps, version }) => {
  const maker = new CardMaker(deps);
  app.get('/cards/:kind/:file', { schema: { hide: true } }, async (request, reply) => {
    const card = await cardAt(request, visitorOf(createContext(deps, request, reply)));
    const key = cardKey(card, version);
    reply
      .header('cache-control', caching(card, key, request))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('etag', `"${key}"`);
    if (card.isPersonal) reply.header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match']?.includes(`"${key}"`)) return reply.code(304).send();
    const making = {
      log: request.log,
      beforeMaking() {
        const refusal = request.limits.newCard(request);
        if (refusal) throw refusal;
      },
    };
    const elsewhere = card.isPersonal ? undefined : deps.cards.publicUrl?.(key);
    if (elsewhere === undefined) {
      return reply.type('image/png').send(await maker.png(card, key, making));
    }
    const unstored = await maker.store(card, key, making);
    return unstored ? reply.type('image/png').send(unstored) : reply.redirect(elsewhere);
  });
};

/** Returns the content of a card. @throws AppError `route.notFound` if a visitor may not see it */
async function cardAt(request: FastifyRequest, visitor: Visitor): Promise<Card> {
  const parsed = params.safeParse(request.params);
  if (!parsed.success) throw new AppError('route.notFound');
  const { kind, file: id } = parsed.data;
  const card = await loadCard(visitor, { kind, id }).catch((error) => {
    if (toAppError(error).status >= 500) throw error;
    return undefined;
  });
  if (!card) throw new AppError('route.notFound');
  return card;
}

/** Clients may not cache the card of a person, who can hide at any time. */
function caching(card: Card, key: string, request: FastifyRequest): string {
  if (card.isPersonal) return 'private, no-cache';
  const { v = '' } = query.safeParse(request.query).data ?? {};
  const isCurrent = v.length >= 12 && key.startsWith(v);
  return isCurrent ? 'public, max-age=86400' : 'no-cache';
}
