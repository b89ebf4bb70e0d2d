import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * A JSON Schema that is built when it is first needed, because the start needs none of them. Fastify
 * passes an object of a class on unchanged.
 */
export class LazySchema {
  readonly #make: () => JsonSchema;
  #made: JsonSchema | undefined;

  constructor(make: () => JsonSchema) {
    this.#make = make;
  }

  get json(): JsonSchema {
    this.#made ??= this.#make();
    return this.#made;
  }
}

/** Returns the JSON Schema of a route's schema, lazy or not. */
export function resolveSchema<Schema>(schema: Schema): Schema {
  return schema instanceof LazySchema ? (schema.json as Schema) : schema;
}

/** Returns the JSON Schema of a contract's input or output. */
export function jsonSchema(contract: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(contract, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
  });
  return json;
}

/** Returns an object's schema with some of its fields. */
export function pick(schema: JsonSchema, isWanted: (name: string) => boolean): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).filter(([name]) => isWanted(name)),
    ),
    required: (schema.required ?? []).filter(isWanted),
  };
}
