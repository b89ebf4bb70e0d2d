import { z } from 'zod';
import {
  imageReference,
  instant,
  line,
  link,
  optionalDay,
  optionalImage,
  optionalInstant,
  optionalLine,
  optionalLink,
  optionalText,
  text,
  typedDay,
} from '../fields.ts';
import {
  closure,
  hoursExceptions,
  openingHours,
  optionalTimeZone,
  storedClosure,
  storedExceptions,
  storedOpeningHours,
} from '../hours/schemas.ts';
import type { Field, FieldList, Sent, Stored, StoredFields } from './field-list.ts';

type Schema<Value> = z.ZodType<Value, Value>;

/** Returns the shape of the fields in a response, for the entity's contract. */
export function storedShape<const List extends FieldList>(
  list: List,
): { [Name in keyof List]: Schema<Stored<List[Name]>> };
// @__NO_SIDE_EFFECTS__
export function storedShape(list: FieldList) {
  return mapFields(list, (field) => {
    const schema = storedSchema(field);
    return field.optional ? schema.nullable() : schema;
  });
}

/** Returns a contract of the fields alone, as responses have them. */
export function storedContract<const List extends FieldList>(
  list: List,
): Schema<StoredFields<List>>;
// @__NO_SIDE_EFFECTS__
export function storedContract(list: FieldList) {
  return z.object(storedShape(list));
}

/** Returns the fields of an update: absent means unchanged, null means empty. */
export function updateShape<const List extends FieldList>(
  list: List,
): { [Name in keyof List]: z.ZodOptional<Schema<Sent<List[Name]>>> };
// @__NO_SIDE_EFFECTS__
export function updateShape(list: FieldList) {
  return mapFields(list, (field) => sentSchema(field).optional());
}

/** Returns the fields of a new entity. Fields that may be empty or have a default are optional. */
export function createShape<const List extends FieldList>(
  list: List,
): {
  [Name in keyof List]: List[Name] extends { optional: true } | { hasDefault: true }
    ? z.ZodOptional<Schema<Sent<List[Name]>>>
    : Schema<Sent<List[Name]>>;
};
// @__NO_SIDE_EFFECTS__
export function createShape(list: FieldList) {
  return mapFields(list, (field) => {
    const schema = sentSchema(field);
    return field.optional || field.hasDefault ? schema.optional() : schema;
  });
}

function mapFields(list: FieldList, schemaOf: (field: Field) => z.ZodType) {
  return Object.fromEntries(Object.entries(list).map(([name, field]) => [name, schemaOf(field)]));
}

function storedSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'integer':
      return z.int();
    case 'instant':
      return instant;
    case 'images':
    case 'choices':
      return z.array(z.string());
    case 'week':
      return storedOpeningHours;
    case 'exceptions':
      return storedExceptions;
    case 'closure':
      return storedClosure;
    case 'links':
      return z.partialRecord(z.enum(Object.keys(field.names)), z.string().nullable());
    default:
      return z.string();
  }
}

function sentSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return field.optional ? optionalLine : line;
    case 'text':
      return field.optional ? optionalText : text;
    case 'link':
      return field.optional ? optionalLink : link;
    case 'image':
      return field.optional ? optionalImage : imageReference;
    case 'flag':
      return z.boolean();
    case 'integer':
      return field.optional ? integer(field).nullable() : integer(field);
    case 'decimal':
      return decimal(field);
    case 'choice':
      return field.optional ? optionalChoice(field.options) : choice(field.options);
    case 'choices':
      return z
        .array(z.enum(field.options, 'Please choose from the list.'))
        .transform(withoutTwins)
        .nullable();
    case 'day':
      return field.optional ? optionalDay : typedDay;
    case 'instant':
      return optionalInstant;
    case 'zone':
      return optionalTimeZone;
    case 'week':
      return openingHours.nullable();
    case 'exceptions':
      return hoursExceptions.nullable();
    case 'closure':
      return closure.nullable();
    case 'images':
      return z.array(imageReference).max(field.max, field.tooMany).nullable();
    case 'links':
      return z.partialRecord(z.enum(Object.keys(field.names)), optionalLink);
  }
}

function choice(options: readonly string[]) {
  return z.enum(options, 'Please choose one.');
}

/** Returns the schema of an optional choice; an empty text becomes null. */
function optionalChoice(options: readonly string[]) {
  return choice([...options, ''])
    .transform((chosen) => chosen || null)
    .nullable();
}

function withoutTwins(chosen: readonly string[]): string[] {
  return [...new Set(chosen)];
}

function integer({ min, max, example }: Extract<Field, { kind: 'integer' }>) {
  const problem = `Please enter a whole number, such as ${example}.`;
  return z
    .int(problem)
    .min(min, min === 0 ? problem : `Please enter ${min} at least.`)
    .max(max, `Please enter ${max} at most.`);
}

/**
 * Returns the schema of a number of at least 0 with up to two decimals, as text, after a point or a
 * comma. It is stored with two decimals; an empty text as null.
 */
function decimal({ max, example }: Extract<Field, { kind: 'decimal' }>) {
  const most = max.toLocaleString('en-US');
  const problem = `Please enter a number from 0 to ${most}, such as ${example}.`;
  return z
    .string(problem)
    .trim()
    .refine(
      (typed) => typed === '' || (/^\d{1,6}([.,]\d{1,2})?$/.test(typed) && toNumber(typed) <= max),
      problem,
    )
    .transform((typed) => (typed === '' ? null : toNumber(typed).toFixed(2)))
    .nullable();
}

function toNumber(typed: string): number {
  return Number(typed.replace(',', '.'));
}
