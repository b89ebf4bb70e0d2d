import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

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
