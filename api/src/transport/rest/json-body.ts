import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';

/**
 * Parses JSON bodies. Reads an empty body as an empty object, because documented clients send
 * those.
 */
export const jsonBody = fastifyPlugin(async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      if (text.trim() === '') return {};
      try {
        return JSON.parse(text);
      } catch {
        throw new AppError('request.invalid', { message: 'The request is not valid JSON.' });
      }
    },
  );
});
