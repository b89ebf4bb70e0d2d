import type { ErrorBody } from '@hoptrail/contracts/errors';
import type { FastifyPluginAsync, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import type { ServerDeps } from '../../context.ts';
import { createContext } from '../../context.ts';
import { AppError, toAppError } from '../../errors.ts';
import type { Meta } from '../../trpc.ts';
import { forCallerOnly, varyByCaller } from '../audience.ts';
import { type Audience, allProcedures, type ServedProcedure } from '../procedures.ts';
import { named, responseTo, sendCached, sendUnchanged, unchanged } from '../response.ts';
import { formerPath, withFormerNames } from './former-paths.ts';
import { type JsonSchema, jsonSchema, pick } from './json-schema.ts';
import { LazySchema, useLazySchemas } from './lazy-schema.ts';
import { operationOf } from './operation-ids.ts';

type Rest = NonNullable<Meta['rest']>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the responses of a REST route depend on the caller. */
    audience?: Audience;
  }
}

const errorSchema = new LazySchema(() => ({
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    current: { type: 'object', additionalProperties: true },
  } satisfies Record<keyof ErrorBody | 'requestId', JsonSchema>,
  required: ['message', 'code'],
}));

/** The served procedures with their schemas, made once: tests build many servers in a process. */
const routes = restProcedures().flatMap((served) => {
  const { response, ...schema } = routeSchema(served);
  const route = {
    ...served,
    url: served.rest.path,
    schema: { ...schema, response },
    isFormer: false,
  };
  const url = formerPath(route.url);
  return url
    ? [route, { ...route, url, schema: { ...schema, hide: true }, isFormer: true }]
    : route;
});

/**
 * Registers a route below `/api` for every procedure with `rest()`. Its schema converts parameters
 * and query from text, a serializer compiled from the output contract writes the response, and the
 * OpenAPI document describes both. Former paths of renamed routes are served too, undocumented.
 */
export const restRoutes: FastifyPluginAsync<{ deps: ServerDeps }> = async (app, { deps }) => {
  useLazySchemas(app);
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const etag = unchanged(deps.caches, request);
    varyByCaller(request.routeOptions.config.audience, reply);
    if (etag === undefined) done();
    else sendUnchanged(etag, reply);
  });
  for (const { rest, url, schema, isFormer, ...served } of routes) {
    const { bodyLimit } = served.meta;
    app.route({
      method: rest.method,
      url,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      config: { audience: served.audience, callsOf: () => [served] },
      schema,
      async handler(request, reply) {
        if (served.audience === 'caller') forCallerOnly(reply);
        if (served.meta.isForOtherSites) reply.header('access-control-allow-origin', '*');
        const response = await responseTo({
          served,
          ctx: createContext(deps, request, reply),
          getRawInput: async () => (served.input ? inputOf(request, rest) : undefined),
          batchIndex: 0,
        }).catch((error) => {
          throw toAppError(error);
        });
        if (response.isPersonal) forCallerOnly(reply);
        return 'cached' in response
          ? sendCached(named(response.cached), deps.caches, request, reply)
          : isFormer
            ? withFormerNames(response.value)
            : response.value;
      },
    });
  }
};

type RestProcedure = ServedProcedure & { rest: Rest };

/** Returns every procedure that is served over REST. */
export function restProcedures(): RestProcedure[] {
  return allProcedures().flatMap((served) =>
    served.meta.rest ? [{ ...served, rest: served.meta.rest }] : [],
  );
}

function inputOf(request: FastifyRequest, { method }: Rest): object {
  const fields = method === 'GET' ? request.query : request.body;
  return { ...asObject(fields), ...asObject(request.params) };
}

function routeSchema({ path, input, output, meta, rest }: RestProcedure): FastifySchema {
  return {
    ...description(path, meta, rest),
    ...(input ? partsOf(input, rest) : {}),
    response: {
      200: new LazySchema(() => (output ? jsonSchema(output, 'output') : {})),
      '4xx': errorSchema,
      '5xx': errorSchema,
    },
  };
}

/** Returns the fields of the input by the part of the request that holds them. */
function partsOf(input: z.ZodType, { method, path }: Rest): FastifySchema {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map((match) => match[1]));
  const fields = (isWanted: (name: string) => boolean) =>
    new LazySchema(() => pick(jsonSchema(input, 'input'), isWanted));
  return {
    ...(inPath.size > 0 ? { params: fields((name) => inPath.has(name)) } : {}),
    [method === 'GET' ? 'querystring' : 'body']: fields((name) => !inPath.has(name)),
  };
}

/** Returns the description of a route in the OpenAPI document. */
function description(path: string, meta: Meta, { summary }: Rest): object {
  return {
    ...operationOf(path),
    summary,
    security: meta.guard === 'public' ? [] : [{ session: [] }],
  };
}

function asObject(value: unknown): object {
  if (value === undefined || value === null) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw new AppError('request.invalid', { message: 'Send a JSON object.' });
}
