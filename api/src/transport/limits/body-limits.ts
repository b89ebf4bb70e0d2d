import { BODY_BYTES, DATA_URL_BODY_BYTES } from '@hoptrail/contracts/limits';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { ServedProcedure } from '../procedures.ts';
import { type JsonSchema, jsonSchema } from '../rest/json-schema.ts';
import { hasMoreValues } from './json-values.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Returns the procedures that a request calls; undefined for names that none has. */
    callsOf?: (request: FastifyRequest) => readonly (ServedProcedure | undefined)[];
  }
}

const KILOBYTE = 1024;

/** The most that a body may have. */
export interface BodyLimit {
  bytes: number;
  /** Keys and elements of lists, at every depth. */
  values: number;
}

/** For fields that clients send beside those of the contract, such as a whole merged brewery. */
const BESIDE: BodyLimit = { bytes: 16 * KILOBYTE, values: 200 };
/** Of a text for which the contract names no length: a link, or one with a pattern, such as a date. */
const TEXT_LENGTH = 2048;
const PATTERN_LENGTH = 64;
/** Of a list for which the contract names no length. */
const LIST_LENGTH = 100;
/** JSON can write each UTF-16 code unit of a text as `\uXXXX`. */
const BYTES_OF_UNIT = 6;
/** The longest number, and the white space around a value. */
const BYTES_OF_VALUE = 32;

const NOTHING: BodyLimit = { bytes: 0, values: 0 };

const limits = new Map<string, BodyLimit>();

/** Returns the limit of a request's body: of a batch the sum of its calls, up to 8 MB. */
export function bodyLimitOf(request: FastifyRequest): BodyLimit {
  const { config, bodyLimit = BODY_BYTES } = request.routeOptions;
  if (!config.callsOf) return { ...BESIDE, bytes: bodyLimit };
  const calls = config.callsOf(request);
  const { bytes, values } = calls.map((call) => (call ? limitOf(call) : BESIDE)).reduce(sumOf);
  return { bytes: Math.min(bytes, DATA_URL_BODY_BYTES), values };
}

/**
 * Checks a body before it is parsed.
 * @throws AppError `request.tooLarge`
 */
export function checkBody(request: FastifyRequest, text: string): void {
  const limit = bodyLimitOf(request);
  // The length of a chunked body is not known earlier.
  if (Buffer.byteLength(text) > limit.bytes) throw tooLarge(limit.bytes);
  if (!hasMoreValues(text, limit.values)) return;
  throw new AppError('request.tooLarge', {
    message: `The request is too large: here it may have ${limit.values} fields and entries of lists.`,
  });
}

/** Returns the refusal of a body of more than a number of bytes. */
export function tooLarge(bytes: number): AppError {
  const most = bytes < BODY_BYTES ? `${bytes / KILOBYTE} kB` : `${bytes / BODY_BYTES} MB`;
  return new AppError('request.tooLarge', {
    message: `The request is too large: here it may have ${most}.`,
  });
}

/** Returns the limit of a call: what its contract allows, and some more fields. */
function limitOf(call: ServedProcedure): BodyLimit {
  const found = limits.get(call.path);
  if (found) return found;
  const { bytes, values } = sumOf(call.input ? mostOfInput(call.input) : NOTHING, BESIDE);
  const whole = Math.min(Math.ceil(bytes / KILOBYTE) * KILOBYTE, BODY_BYTES);
  const limit = { bytes: call.meta.bodyLimit ?? whole, values };
  limits.set(call.path, limit);
  return limit;
}

/** Returns the limit of an input. `basedOn`, without lengths, is as long as the change. */
function mostOfInput(input: z.ZodType): BodyLimit {
  const schema = jsonSchema(input, 'input');
  const { basedOn, ...properties } = schema.properties ?? {};
  return times(mostOf({ ...schema, properties }), basedOn === undefined ? 1 : 2);
}

/** Returns the longest value of a schema. */
function mostOf(schema: JsonSchema): BodyLimit {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(schemaOf);
  if (choices.length > 0) return choices.map(mostOf).reduce(largerOf);
  if (schema.type === 'object') return mostOfObject(schema);
  if (schema.type === 'array') {
    const item = mostOf(schemaOf(schema.items));
    return times(item, schema.maxItems ?? LIST_LENGTH);
  }
  const texts = (schema.enum ?? [schema.const ?? []].flat()).map(String);
  if (texts.length > 0) return textOf(Math.max(...texts.map(({ length }) => length)));
  const usual = schema.pattern === undefined ? TEXT_LENGTH : PATTERN_LENGTH;
  return textOf(schema.type === 'string' ? (schema.maxLength ?? usual) : 0);
}

function textOf(length: number): BodyLimit {
  return { bytes: length * BYTES_OF_UNIT + BYTES_OF_VALUE, values: 1 };
}

function mostOfObject(schema: JsonSchema): BodyLimit {
  const names = Object.entries(schema.properties ?? {});
  const others = schemaOf(schema.propertyNames).enum ?? [];
  const other = schemaOf(schema.additionalProperties);
  const fields = [
    ...names.map(([name, value]) => [name, schemaOf(value)] as const),
    ...others.map((name) => [String(name), other] as const),
  ];
  return fields
    .map(([name, value]) =>
      sumOf(mostOf(value), { bytes: name.length + BYTES_OF_VALUE, values: 0 }),
    )
    .reduce(sumOf, { bytes: BYTES_OF_VALUE, values: 1 });
}

function schemaOf(schema: unknown): JsonSchema {
  return isSchema(schema) ? schema : {};
}

function isSchema(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}

function sumOf(a: BodyLimit, b: BodyLimit): BodyLimit {
  return { bytes: a.bytes + b.bytes, values: a.values + b.values };
}

function largerOf(a: BodyLimit, b: BodyLimit): BodyLimit {
  return { bytes: Math.max(a.bytes, b.bytes), values: Math.max(a.values, b.values) };
}

function times({ bytes, values }: BodyLimit, count: number): BodyLimit {
  return { bytes: bytes * count, values: values * count };
}
