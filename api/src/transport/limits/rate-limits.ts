import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { SecurityLog } from '../../access/security-log.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { clientNetwork } from '../../lib/network/client-network.ts';
import { WindowCounter } from './window-counter.ts';

/** The budget of an IPv6 /48, as a multiple of the budget of a /64. */
const TIMES_FOR_SITE = 8;

interface Rates {
  /** Calls per client; each call of a batch counts. */
  requestsPerMinute: number;
  /** All other requests per client: pages, pictures, files and unknown paths. */
  filesPerMinute: number;
}

/** Counts the requests of each client in a minute. */
export class RateLimits {
  readonly #calls: Budget;
  readonly #files: Budget;
  readonly #clock: Clock;
  readonly #securityLog: SecurityLog;

  constructor(
    { requestsPerMinute, filesPerMinute }: Rates,
    { clock, securityLog }: { clock: Clock; securityLog: SecurityLog },
  ) {
    this.#calls = new Budget(requestsPerMinute);
    this.#files = new Budget(filesPerMinute);
    this.#clock = clock;
    this.#securityLog = securityLog;
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

  #take(budget: Budget, address: string, tokens: number): AppError | undefined {
    const waitMs = budget.take(address, tokens, this.#clock.now().getTime());
    if (waitMs === 0) return undefined;
    this.#securityLog.record('request-limit', address);
    return new AppError('request.tooMany', { retryAfter: Math.ceil(waitMs / 1000) });
  }
}

/** Refuses requests with 429 on every route, also unknown ones, after a client used its budget. */
export const rateLimits = fastifyPlugin<{ limits: RateLimits }>(async (app, { limits }) => {
  app.addHook('onRequest', (request, _reply, done) => {
    done(limits.request(request));
  });
});

class Budget {
  readonly #clients: WindowCounter;
  readonly #sites: WindowCounter;

  constructor(most: number) {
    this.#clients = new WindowCounter(most);
    this.#sites = new WindowCounter(most * TIMES_FOR_SITE);
  }

  take(address: string, tokens: number, now: number): number {
    const { client, site } = clientNetwork(address);
    const waitMs = this.#clients.take(client, tokens, now);
    if (waitMs > 0 || site === undefined) return waitMs;
    return this.#sites.take(site, tokens, now);
  }
}

function isCall(url: string): boolean {
  return url.startsWith('/trpc/') || url.startsWith('/api/');
}
