import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { LazySchema, resolveSchema } from './lazy-schema.ts';
import { restProcedures } from './rest.ts';
import { SharedPaths } from './shared-paths.ts';

interface Options {
  version: string;
  /** The address that people use; undefined for that of the request. */
  publicUrl: string | undefined;
}

const sharedPaths = new SharedPaths(restProcedures().map(({ rest }) => `/api${rest.path}`));

/** Collects the routes registered after it into an OpenAPI 3.1 document at `/api/openapi.json`. */
export const openapi = fastifyPlugin<Options>(async (app, { version, publicUrl }) => {
  await app.register(swagger, {
    transform({ schema, url }) {
      const { path, nameOf } = sharedPaths.documented(url);
      return { schema: schema && described(schema, nameOf), url: path };
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hoptrail',
        version,
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Everything that the app does, for other programs. Sign in by `auth/send-code` and ' +
          '`auth/verify-code`; the session is a cookie. Every refusal is `{message, code}`.',
      },
      servers: [{ url: publicUrl ?? '/' }],
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hoptrail' } },
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});

/** Returns a route's schemas for the document: resolved, and without the empty ones. */
function described(
  { response, ...parts }: FastifySchema,
  nameOf: (name: string) => string,
): FastifySchema {
  const shapes = Object.entries(parts).map(
    ([part, schema]) =>
      [part, part === 'params' ? renamed(schema, nameOf) : resolveSchema(schema)] as const,
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

/** Returns the schema of a path with other names of its parameters. */
function renamed(schema: unknown, nameOf: (name: string) => string): unknown {
  if (!(schema instanceof LazySchema)) return schema;
  const { properties = {}, required = [], ...rest } = schema.json;
  const entries = Object.entries(properties).map(([name, value]) => [nameOf(name), value]);
  return { ...rest, properties: Object.fromEntries(entries), required: required.map(nameOf) };
}

function isEmpty(schema: unknown): boolean {
  return z.object({ properties: z.strictObject({}) }).safeParse(schema).success;
}
