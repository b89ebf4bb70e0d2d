import { Ajv, type ValidateFunction } from 'ajv';
import fastJson, { type Schema } from 'fast-json-stringify';
import type { JsonSchema } from './json-schema.ts';

const texts = new Ajv({
  // In a query, one value of a list looks like a single one.
  coerceTypes: 'array',
  strict: false,
  validateFormats: false,
  meta: false,
  validateSchema: false,
});

/** Returns a function that converts the texts of a path or query in place, and says whether they are valid. */
export function compileValidator(schema: JsonSchema): ValidateFunction {
  return texts.compile(schema);
}

/** Returns a function that writes a value of the schema as JSON. */
export function compileSerializer(schema: JsonSchema): (value: unknown) => string {
  return fastJson(withNullable(schema));
}

/**
 * Rewrites "or null", so that the serializer does not try alternatives: `{anyOf: [X, {type:
 * 'null'}]}` becomes X with `nullable`.
 */
function withNullable(schema: JsonSchema): Schema {
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
