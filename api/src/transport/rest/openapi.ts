import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { resolveSchema } from './lazy-schema.ts';

/** Collects the routes registered after it into an OpenAPI 3.1 document at `/api/openapi.json`. */
export const openapi = fastifyPlugin<{ version: string }>(async (app, { version }) => {
  await app.register(swagger, {
    transform: ({ schema, url }) => ({ schema: schema && described(schema), url }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hoptrail',
        version,
        description:
          'Everything that the app does, for other programs. Sign in by `auth/send-code` and ' +
          '`auth/verify-code`; the session is a cookie. Every refusal is `{message, code}`.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hoptrail' } },
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});

/** Returns a route's schemas for the document: resolved, and without the empty ones. */
function described({ response, ...parts }: FastifySchema): FastifySchema {
  const shapes = Object.entries(parts).map(
    ([part, schema]) => [part, resolveSchema(schema)] as const,
  );
  const responses = Object.entries(response ?? {}).map(([code, schema]) => [
    code,
    resolveSchema(schema),
  ]);
  return {
    ...Object.fromEntries(shapes.filter(([, schema]) => !isEmpty(schema))),
    ...(response ? { response: Object.fromEntries(responses) } : {}),
  };
}

function isEmpty(schema: unknown): boolean {
  return z.object({ properties: z.strictObject({}) }).safeParse(schema).success;
}
