import fc from 'fast-check';
import { z } from 'zod';
import type { ServedProcedure } from '../../../transport/procedures.ts';
import { contractsOf } from '../contracts.ts';
import { hostileValue, poisonedObject } from './hostile-values.ts';
import { fromSchema, limitsOf } from './schema-arbitrary.ts';

/** Creates an input from a procedure's example. */
export type Recipe = (example: object | undefined) => unknown;

/** What to do with one field of the example. */
type Edit = 'keep' | 'drop' | { value: unknown };

/**
 * Returns recipes for the inputs of a procedure: its example unchanged, without some fields, with
 * other valid or hostile fields, with extra keys, and values of other types. A recipe has no ids,
 * so that it can be repeated.
 */
export function recipesFor(served: ServedProcedure): fc.Arbitrary<Recipe> {
  const { input } = contractsOf(served);
  const anything = hostileValue.map(
    (value): Recipe =>
      () =>
        value,
  );
  if (!input) {
    return fc.oneof({ weight: 1, arbitrary: fc.constant<Recipe>(() => undefined) }, anything);
  }
  const fields = fieldsOf(input).map(([name, schema]): Field => [name, fromSchema(schema)]);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<Recipe>((example) => example) },
    { weight: 8, arbitrary: oneEdited(fields) },
    { weight: 4, arbitrary: allEdited(fields, { keep: 6, drop: 2, described: 6, hostile: 1 }) },
    { weight: 2, arbitrary: allEdited(fields, { keep: 1, drop: 1, described: 1, hostile: 5 }) },
    { weight: 1, arbitrary: poisonedObject.map(withExtraKeys) },
    { weight: 1, arbitrary: anything },
  );
}

/**
 * Returns recipes with values at and just beyond the limits of each field of a procedure's input.
 */
export function recipesAtLimits(served: ServedProcedure): Recipe[] {
  const { input } = contractsOf(served);
  if (!input) return [];
  return fieldsOf(input).flatMap(([name, schema]) =>
    limitsOf(schema).map(
      (value): Recipe =>
        (example) =>
          applied([[name, { value }]], example),
    ),
  );
}

function fieldsOf(input: z.ZodType) {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties);
}

type Field = readonly [name: string, described: fc.Arbitrary<unknown>];

/** Returns the example with one field changed, so that only this field can cause a refusal. */
function oneEdited(fields: readonly Field[]): fc.Arbitrary<Recipe> {
  const weights = { keep: 0, drop: 1, described: 4, hostile: 4 };
  return fc.oneof(...fields.map((field) => editOf(field, weights))).map(
    (edit): Recipe =>
      (example) =>
        applied([edit], example),
  );
}

function allEdited(fields: readonly Field[], weights: Weights): fc.Arbitrary<Recipe> {
  return fc.tuple(...fields.map((field) => editOf(field, weights))).map(
    (edits): Recipe =>
      (example) =>
        applied(edits, example),
  );
}

type Weights = Readonly<Record<'keep' | 'drop' | 'described' | 'hostile', number>>;

function editOf([name, described]: Field, weights: Weights) {
  return fc
    .oneof<fc.WeightedArbitrary<Edit>[]>(
      { weight: weights.keep, arbitrary: fc.constant('keep') },
      { weight: weights.drop, arbitrary: fc.constant('drop') },
      { weight: weights.described, arbitrary: fc.record({ value: described }) },
      { weight: weights.hostile, arbitrary: fc.record({ value: hostileValue }) },
    )
    .map((edit) => [name, edit] as const);
}

function withExtraKeys(extra: object): Recipe {
  return (example) => ({ ...example, ...extra });
}

function applied(edits: readonly (readonly [string, Edit])[], example: object | undefined) {
  const fields = new Map<string, unknown>(Object.entries(example ?? {}));
  for (const [name, edit] of edits) {
    if (edit === 'drop') fields.delete(name);
    else if (edit !== 'keep') fields.set(name, edit.value);
  }
  return Object.fromEntries(fields);
}
