import type { FastifyPluginAsync } from 'fastify';
import { createContext, type Deps } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { clientNetwork } from '../../lib/network/client-network.ts';
import { updateBoardsSeen } from './boards.repo.ts';
import { findOwnBoard } from './connect-board.ts';

/** Sooner than proxies and the server close a connection without traffic. */
const BEAT_MS = 10_000;
/** Every which beat stores that the boards are there. */
const SEEN_BEATS = 6;
/** The most boards of one statement. */
const SEEN_AT_ONCE = 500;
const RETRY_AFTER_SECONDS = 30;

/** The stream in the OpenAPI document. */
const documented = {
  operationId: 'boards_events',
  tags: ['boards'],
  summary: 'Learn at once what a board has to load again, as server-sent events',
  security: [],
  response: {
    200: {
      description:
        '`menu` after a change of the menu, `board` after one of the board, `beat` every ten seconds',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
  },
};

/** Registers the stream of events of a board, which is outside of tRPC because a cookie identifies it. */
export const boardRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  const { db, clock, caches } = deps;
  let beats = 0;
  const timer = setInterval(() => {
    const ids = caches.boards.beat();
    beats += 1;
    if (beats % SEEN_BEATS !== 0) return;
    storeSeen(ids).catch((error) => app.log.warn({ err: error }, 'boards seen were not stored'));
  }, BEAT_MS).unref();
  const storeSeen = async (ids: readonly string[]) => {
    for (let start = 0; start < ids.length; start += SEEN_AT_ONCE) {
      await updateBoardsSeen(db, ids.slice(start, start + SEEN_AT_ONCE), clock.now());
    }
  };
  app.addHook('preClose', async () => {
    clearInterval(timer);
    caches.boards.close();
  });

  // Without HEAD, which would take a place among the streams.
  const options = { exposeHeadRoute: false, schema: documented };
  app.get('/api/boards/events', options, async (request, reply) => {
    const board = await findOwnBoard(createContext(deps, request, reply).cookies, db);
    if (!board) throw new AppError('board.notFound');
    const stream = caches.boards.open(board, clientNetwork(request.ip).client);
    if (!stream) throw new AppError('server.busy', { retryAfter: RETRY_AFTER_SECONDS });
    if (board.breweryId) await updateBoardsSeen(db, [board.id], clock.now());
    reply
      .header('cache-control', 'private, no-store')
      // nginx would collect the events.
      .header('x-accel-buffering', 'no')
      .type('text/event-stream');
    return reply.send(stream);
  });
};
