import { z } from 'zod';
import { allProcedures } from '../../../transport/procedures.ts';
import { contractsOf } from '../contracts.ts';

type Schema = z.core.JSONSchema._JSONSchema | undefined;

/** The format of a link to follow, and that of the address of a picture. */
type Format = 'uri' | 'uri-reference';

/** Returns the inputs of all procedures by path, as JSON schemas. */
export function inputSchemas(): [path: string, Exclude<Schema, boolean | undefined>][] {
  return allProcedures().flatMap((served) => {
    const { input } = contractsOf(served);
    if (!input) return [];
    return [[served.path, z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })]];
  });
}

/** Returns the input fields of a format, such as `socialLinks.website` or `photos.0`. */
export function fieldsOfFormat(format: Format): [path: string, field: string][] {
  return inputSchemas().flatMap(([path, schema]) =>
    placesOf(schema, format).map((place): [string, string] => [path, place.slice(1)]),
  );
}

/** Returns where values of a format are within a schema, each part behind a dot. */
function placesOf(schema: Schema, format: Format): string[] {
  if (typeof schema !== 'object') return [];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.flatMap((choice) => placesOf(choice, format)))];
  if (schema.format === format) return [''];
  const { properties = {}, propertyNames, additionalProperties, items } = schema;
  const names = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : [];
  const parts = [
    ...Object.entries(properties),
    ...names.map((name): [string, Schema] => [String(name), additionalProperties]),
    ...(Array.isArray(items) ? [] : [['0', items] as const]),
  ];
  return parts.flatMap(([name, part]) => placesOf(part, format).map((place) => `.${name}${place}`));
}
