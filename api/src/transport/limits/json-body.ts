import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import { bodyLimitOf, checkBody, tooLarge } from './body-limits.ts';

/**
 * Parses JSON bodies within the limit of the call. Reads an empty body as an empty object, because
 * documented clients send those.
 */
export const jsonBody = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isRead(request) ? problemWith(request) : undefined);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      checkBody(request, text);
      if (text.trim() === '') return {};
      try {
        return JSON.parse(text);
      } catch {
        throw new AppError('request.invalid', { message: 'The request is not valid JSON.' });
      }
    },
  );
});

function isRead({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Returns why to refuse a body before it is read. */
function problemWith(request: FastifyRequest): AppError | undefined {
  if (request.is404) return new AppError('route.notFound');
  if (!request.routeOptions.config.callsOf) return undefined;
  const { bytes } = bodyLimitOf(request);
  return Number(request.headers['content-length'] ?? 0) > bytes ? tooLarge(bytes) : undefined;
}
