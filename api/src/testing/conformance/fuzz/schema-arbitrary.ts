import fc from 'fast-check';
import type { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema | boolean;

const shortText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });

/** Returns the values at the limits of a JSON schema, and the first ones beyond. */
export function limitsOf(schema: Schema | undefined): unknown[] {
  if (typeof schema !== 'object') return [];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap(limitsOf);
  const { minLength = 0, maxLength, maxItems, type } = schema;
  if (type === 'string' && maxLength !== undefined) {
    const lengths = [minLength - 1, minLength, maxLength, maxLength + 1];
    return lengths.filter((length) => length >= 0).map((length) => 'x'.repeat(length));
  }
  if (type === 'array' && maxItems !== undefined) {
    return [0, maxItems, maxItems + 1].map((length) => Array(length).fill('Stout'));
  }
  if (type === 'number' || type === 'integer') {
    const { min = -1e9, max = 1e9 } = rangeOf(schema);
    return [min - 1, min, min + 0.5, max, max + 1];
  }
  return type === 'boolean' ? [true, false] : [null];
}

/** Returns an arbitrary of values that a JSON schema describes. */
export function fromSchema(schema: Schema | undefined): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return fc.jsonValue({ maxDepth: 1 });
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fromSchema));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return fromString(schema);
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true });
    case 'integer':
      return fc.integer(rangeOf(schema));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromItems(schema.items), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'object':
      return fromObject(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function fromString({ format, pattern }: SchemaObject) {
  if (format === 'uri') return fc.webUrl({ withQueryParameters: true, withFragments: true });
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return shortText;
}

function fromObject({ properties = {}, propertyNames, additionalProperties }: SchemaObject) {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, fromSchema(of)])),
    { requiredKeys: [] },
  );
  if (propertyNames === undefined) return named;
  return fc.dictionary(fromSchema(propertyNames).map(String), fromSchema(additionalProperties));
}

type SchemaObject = Exclude<Schema, boolean>;

function fromItems(items: SchemaObject['items']): fc.Arbitrary<unknown> {
  return fromSchema(Array.isArray(items) ? items[0] : items);
}

function rangeOf({ minimum, maximum, exclusiveMinimum }: SchemaObject) {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : undefined;
  const min = minimum ?? above;
  return {
    ...(min === undefined ? {} : { min: Math.max(min, -(2 ** 31)) }),
    ...(maximum === undefined ? {} : { max: Math.min(maximum, 2 ** 31 - 1) }),
  };
}
