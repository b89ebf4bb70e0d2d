import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { resolveSchema } from './lazy-schema.ts';

/**
 * Compiles the validators and serialisers of a scope at the first request that needs them, which
 * halves the start of a server with many routes. The contracts validate bodies, without converting
 * "7" to 7.
 */
export function useLazyCompilers(app: FastifyInstance): void {
  const texts = new Ajv({
    // In a query, one value of a list looks like a single one.
    coerceTypes: 'array',
    strict: false,
    validateFormats: false,
    meta: false,
    validateSchema: false,
  });
  app.setValidatorCompiler<AnySchema>(({ httpPart, schema }) =>
    httpPart === 'body' ? () => true : lazyValidator(texts, schema),
  );
  app.setSerializerCompiler(({ schema }) => {
    let write: ((value: unknown) => string) | undefined;
    return (value) => {
      write ??= fastJson(withNullable(resolveSchema(schema)));
      return write(value);
    };
  });
}

function lazyValidator(texts: Ajv, schema: AnySchema) {
  let validate: ValidateFunction | undefined;
  return (value: unknown) => {
    validate ??= texts.compile(resolveSchema(schema));
    return validate(value) ? true : { error: validate.errors ?? [] };
  };
}

/**
 * Rewrites "or null", so that the serialiser does not try alternatives: `{anyOf: [X, {type:
 * 'null'}]}` becomes X with `nullable`.
 */
function withNullable<Schema>(schema: Schema): Schema {
  const text = JSON.stringify(schema, (_key, value: unknown) => {
    const [one, other, ...more] = alternativesOf(value);
    const isOrNull = isObject(one) && isObject(other) && other.type === 'null';
    if (!isOrNull || more.length > 0) return value;
    // A list of values must name null too: it is compared when the schema is one of a union.
    const values = Array.isArray(one.enum) ? { enum: [...one.enum, null] } : {};
    return { ...one, ...values, nullable: true };
  });
  return JSON.parse(text);
}

function alternativesOf(value: unknown): unknown[] {
  return isObject(value) && Array.isArray(value.anyOf) ? value.anyOf : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
