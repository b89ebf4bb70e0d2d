import type { ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { compileSerializer, compileValidator } from './compile-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * A JSON Schema of a route with its validator and serializer, each made once, at the first request
 * that needs it: that halves the start of a server with many routes. Fastify passes an object of a
 * class on unchanged.
 */
export class LazySchema {
  readonly #make: () => JsonSchema;
  #json: JsonSchema | undefined;
  #validate: ValidateFunction | undefined;
  #serialize: ((value: unknown) => string) | undefined;

  constructor(make: () => JsonSchema) {
    this.#make = make;
  }

  get json(): JsonSchema {
    this.#json ??= this.#make();
    return this.#json;
  }

  get validate(): ValidateFunction {
    this.#validate ??= compileValidator(this.json);
    return this.#validate;
  }

  get serialize(): (value: unknown) => string {
    this.#serialize ??= compileSerializer(this.json);
    return this.#serialize;
  }
}

/**
 * Lets the routes of a scope have lazy schemas. The contracts validate bodies, without converting
 * "7" to 7.
 */
export function useLazySchemas(app: FastifyInstance): void {
  app.setValidatorCompiler<LazySchema>(({ httpPart, schema }) => {
    if (httpPart === 'body') return () => true;
    return (value) => schema.validate(value) || { error: schema.validate.errors ?? [] };
  });
  app.setSerializerCompiler<LazySchema>(({ schema }) => {
    return (value) => schema.serialize(value);
  });
}

/** Returns the JSON Schema of a route's schema, lazy or not. */
export function resolveSchema<Schema>(schema: Schema): Schema {
  return schema instanceof LazySchema ? (schema.json as Schema) : schema;
}
