import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * A JSON Schema that is made when it is first asked for, since a start needs none of them. Fastify
 * hands on what is no plain object as it is.
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

/** A schema as Fastify's types know it, lazy or not, as the JSON Schema that it is. */
export function resolveSchema<Schema>(schema: Schema): Schema {
  return schema instanceof LazySchema ? (schema.json as Schema) : schema;
}

/** What goes into a contract, or comes out of it. */
export function jsonSchema(contract: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(contract, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
  });
  return json;
}

/** The part of an object's schema that has these fields. */
export function pick(schema: JsonSchema, isWanted: (name: string) => boolean): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).filter(([name]) => isWanted(name)),
    ),
    required: (schema.required ?? []).filter(isWanted),
  };
}
