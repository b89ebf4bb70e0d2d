import fc from 'fast-check';
import { z } from 'zod';
import type { ServedProcedure } from '../../http/procedures.ts';
import { contractsOf } from '../contracts.ts';
import { hostileValue, poisonedObject } from './hostile-values.ts';
import { fromSchema } from './schema-arbitrary.ts';

/** Makes an input out of a procedure's example. */
export type Recipe = (example: object | undefined) => unknown;

/** What becomes of one field of the example. */
type Edit = 'keep' | 'drop' | { value: unknown };

/**
 * Recipes for the inputs of a procedure: its example as it is, with fields left out, with fields
 * that its contract describes, with hostile fields, with keys that nobody asked for, and things
 * that are no input at all. A recipe names no ids, so that it can be repeated.
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
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, fromSchema(schema)] as const,
  );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<Recipe>((example) => example) },
    { weight: 8, arbitrary: edited(fields, { keep: 12, drop: 1, described: 1, hostile: 2 }) },
    { weight: 5, arbitrary: edited(fields, { keep: 4, drop: 3, described: 8, hostile: 0 }) },
    { weight: 2, arbitrary: edited(fields, { keep: 1, drop: 1, described: 1, hostile: 5 }) },
    {
      weight: 1,
      arbitrary: poisonedObject.map(
        (extra): Recipe =>
          (example) => ({ ...example, ...extra }),
      ),
    },
    { weight: 1, arbitrary: anything },
  );
}

function edited(
  fields: readonly (readonly [string, fc.Arbitrary<unknown>])[],
  weights: { keep: number; drop: number; described: number; hostile: number },
): fc.Arbitrary<Recipe> {
  const edits = fields.map(([name, described]) =>
    fc
      .oneof<fc.WeightedArbitrary<Edit>[]>(
        { weight: weights.keep, arbitrary: fc.constant('keep') },
        { weight: weights.drop, arbitrary: fc.constant('drop') },
        { weight: weights.described, arbitrary: fc.record({ value: described }) },
        { weight: weights.hostile, arbitrary: fc.record({ value: hostileValue }) },
      )
      .map((edit) => [name, edit] as const),
  );
  return fc.tuple(...edits).map(
    (chosen): Recipe =>
      (example) =>
        applied(chosen, example),
  );
}

function applied(edits: readonly (readonly [string, Edit])[], example: object | undefined) {
  const fields = new Map<string, unknown>(Object.entries(example ?? {}));
  for (const [name, edit] of edits) {
    if (edit === 'drop') fields.delete(name);
    else if (edit !== 'keep') fields.set(name, edit.value);
  }
  return Object.fromEntries(fields);
}
