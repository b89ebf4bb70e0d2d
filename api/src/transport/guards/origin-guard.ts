import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { requestHost } from '../../access/request-host.ts';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors.ts';

/** The settings that decide which site is our own. */
type Sites = Pick<Config, 'publicUrl' | 'trustForwardedHost'>;

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses writes that a page of another site sends with a visitor's cookie (CSRF), by
 * `Sec-Fetch-Site`, or by `Origin` where a browser sends only that. Every browser sends one of them.
 */
export const originGuard = fastifyPlugin<Sites>(async (app, sites) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !READS.includes(request.method) && isForeign(request, sites);
    done(isRefused ? new AppError('request.foreignOrigin') : undefined);
  });
});

function isForeign(request: FastifyRequest, { publicUrl, trustForwardedHost }: Sites): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') return true;
  if (origin === undefined) return false;
  return origin !== publicUrl && hostOf(origin) !== requestHost(request, trustForwardedHost);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
