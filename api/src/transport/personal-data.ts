import { Readable } from 'node:stream';
import { id as idContract } from '@hoptrail/contracts/fields';
import { IMPORT_BYTES } from '@hoptrail/contracts/limits';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createContext, type Deps } from '../context.ts';
import { AppError } from '../errors.ts';
import { openExport } from '../features/personal-data/export/open-export.ts';
import { receiveImport, refuseUnsent } from '../features/personal-data/import/receive-import.ts';

const params = z.object({ id: idContract.regex(/^[\w-]+$/) });

/** Registers the routes of private files outside tRPC, which streams neither of them. */
export const personalDataRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  // The file is stored as it arrives, and never in memory as a whole.
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  const targetOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await createContext(deps, request, reply).findCaller();
    if (!caller) throw new AppError('auth.required');
    const target = params.safeParse(request.params);
    return target.success ? { id: target.data.id, userId: caller.id } : undefined;
  };

  app.get('/api/personal-data/exports/:id', { schema: { hide: true } }, async (request, reply) => {
    const target = await targetOf(request, reply);
    if (!target) throw new AppError('export.notFound');
    const { body, bytes, fileName } = await openExport(deps, target);
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('content-length', bytes)
      .type('application/zip');
    if (request.method !== 'HEAD') return reply.send(body);
    body.destroy();
    return reply.send(Readable.from([]));
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
