import { Readable } from 'node:stream';
import { id as idContract } from '@hoptrail/contracts/fields';
import { IMPORT_BYTES } from '@hoptrail/contracts/limits';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createContext, type Deps } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { receiveImport, refuseUnsent } from './import/receive-import.ts';

const params = z.object({ id: idContract.regex(/^[\w-]+$/) });

/** The export in the OpenAPI document. */
const documented = {
  operationId: 'personalData_export',
  tags: ['personalData'],
  summary: 'Download everything about the caller as a zip',
  security: [{ session: [] }],
  response: {
    200: {
      description: 'The zip',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    },
  },
};

/** Registers the routes of personal data outside tRPC, which streams neither of them. */
export const personalDataRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  // The file is stored as it arrives, and never in memory as a whole.
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  const callerOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await createContext(deps, request, reply).findCaller();
    if (!caller) throw new AppError('auth.required');
    return caller.id;
  };
  const targetOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const userId = await callerOf(request, reply);
    const target = params.safeParse(request.params);
    return target.success ? { id: target.data.id, userId } : undefined;
  };

  // Without HEAD, for which the whole file would be made.
  const options = { exposeHeadRoute: false, schema: documented };
  app.get('/api/personal-data/export', options, async (request, reply) => {
    const userId = await callerOf(request, reply);
    // Loaded when needed: the libraries for zips are not part of the start.
    const { sendExport } = await import('./export/send-export.ts');
    await sendExport(deps, userId, ({ fileName, body }) => {
      reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .type('application/zip')
        .send(body);
    });
    return reply;
  });

  app.put(
    '/api/personal-data/imports/:id/file',
    {
      bodyLimit: IMPORT_BYTES,
      schema: { hide: true },
      // Refused before the body is read.
      onRequest: async (request, reply) => {
        const target = await targetOf(request, reply);
        if (!target) throw new AppError('import.notFound');
        await refuseUnsent(deps, target, sizeOf(request));
      },
    },
    async (request, reply) => {
      const target = await targetOf(request, reply);
      if (!target || !(request.body instanceof Readable)) throw new AppError('import.notFound');
      await receiveImport(deps, target, request.body);
      return { message: 'File received' };
    },
  );
};

function sizeOf({ headers }: FastifyRequest): number | undefined {
  const { 'content-length': length } = headers;
  return length === undefined ? undefined : Number(length);
}
