import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RequestLimits } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { sharedLimiterOf } from '../../db/instances/shared-limits.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { clientNetwork } from '../../lib/network/client-network.ts';
import { type Report, Reports } from './reports.ts';
import { WINDOW_MS, WindowCounter } from './window-counter.ts';

/** The budget of an IPv6 /48, as a multiple of the budget of a /64. */
const TIMES_FOR_SITE = 8;
const MINUTE_MS = 60_000;

interface Rates {
  /** Calls per client; each call of a batch counts. */
  requestsPerMinute: number;
  /** All other requests per client: pages, pictures, files and unknown paths. */
  filesPerMinute: number;
}

/** The new cards that the server draws for one client in a minute. */
const CARDS_PER_MINUTE = 60;

/** Counts the requests of each client; a third of a minute's tokens may be taken at once. */
export class RateLimits implements RequestLimits {
  readonly #calls: Budget;
  readonly #files: Budget;
  readonly #cards: Budget;
  readonly #clock: Clock;

  constructor(
    { requestsPerMinute, filesPerMinute }: Rates,
    { db, clock }: { db: Db; clock: Clock },
  ) {
    const reports = new Reports();
    const counter = (name: string, perMinute: number) => {
      const points = Math.ceil((perMinute * WINDOW_MS) / MINUTE_MS);
      return new WindowCounter(points, reportOf(db, reports, { name, points }));
    };
    this.#calls = new Budget('calls', requestsPerMinute, counter);
    this.#files = new Budget('files', filesPerMinute, counter);
    this.#cards = new Budget('cards', CARDS_PER_MINUTE, counter);
    this.#clock = clock;
  }

  /**
   * Takes one token for a request.
   * @returns the error if none is left
   */
  request({ url, ip }: Pick<FastifyRequest, 'url' | 'ip'>): AppError | undefined {
    return this.#take(isCall(url) ? this.#calls : this.#files, ip, 1);
  }

  /** Takes tokens for further calls of the same request. */
  furtherCalls({ ip }: Pick<FastifyRequest, 'ip'>, calls: number): AppError | undefined {
    return calls > 0 ? this.#take(this.#calls, ip, calls) : undefined;
  }

  /** Takes a token for a picture that has to be drawn, which takes a processor for a moment. */
  newCard({ ip }: Pick<FastifyRequest, 'ip'>): AppError | undefined {
    return this.#take(this.#cards, ip, 1);
  }

  #take(budget: Budget, address: string, tokens: number): AppError | undefined {
    const waitMs = budget.take(address, tokens, this.#clock.now().getTime());
    if (waitMs === 0) return undefined;
    return new AppError('request.tooMany', { retryAfter: Math.ceil(waitMs / 1000) });
  }
}

/** Refuses requests with 429 on every route, also unknown ones, after a client used its budget. */
export const rateLimits = fastifyPlugin<{ limits: RateLimits }>(async (app, { limits }) => {
  app.decorateRequest('limits', { getter: () => limits });
  app.addHook('onRequest', (request, _reply, done) => {
    done(limits.request(request));
  });
});

class Budget {
  readonly #clients: WindowCounter;
  readonly #sites: WindowCounter;

  constructor(
    name: string,
    perMinute: number,
    counter: (name: string, perMinute: number) => WindowCounter,
  ) {
    this.#clients = counter(name, perMinute);
    this.#sites = counter(`${name}-of-site`, perMinute * TIMES_FOR_SITE);
  }

  take(address: string, tokens: number, now: number): number {
    const { client, site } = clientNetwork(address);
    const waitMs = this.#clients.take(client, tokens, now);
    if (waitMs > 0 || site === undefined) return waitMs;
    return this.#sites.take(site, tokens, now);
  }
}

function reportOf(
  db: Db,
  reports: Reports,
  limit: { name: string; points: number },
): Report | undefined {
  const limiter = sharedLimiterOf(db, { ...limit, seconds: WINDOW_MS / 1000 });
  return limiter && ((key, tokens, onUsedUp) => reports.add({ limiter, key, tokens, onUsedUp }));
}

/** Returns whether a request counts as a call. A feed does, because it costs as much. */
function isCall(url: string): boolean {
  return /^\/(trpc|api|calendars|feeds|sitemaps)\//.test(url);
}
