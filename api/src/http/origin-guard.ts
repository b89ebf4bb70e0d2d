import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../errors.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses writes that a page of another site sends with a visitor's cookie: by `Sec-Fetch-Site`,
 * and by `Origin` where a browser sends only that. Programs that send neither are no browsers.
 */
export const originGuard = fastifyPlugin<{ publicUrl: string | undefined }>(
  async (app, { publicUrl }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const isRefused = !READS.includes(request.method) && isForeign(request, publicUrl);
      done(isRefused ? new AppError('request.foreignOrigin') : undefined);
    });
  },
);

function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') return true;
  if (origin === undefined) return false;
  return origin !== publicUrl && hostOf(origin) !== request.host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
