import { z } from 'zod';

/** A row that does not satisfy its contract. */
export interface LeftOutRow {
  /** Undefined if the row has none. */
  id: string | undefined;
  /** The field and its problem, without its value. */
  problem: string;
}

const leftOut = new WeakMap<object, readonly LeftOutRow[]>();

/** An array of zod's that leaves out what does not satisfy its contract. */
const Rows = /* @__PURE__ */ z.core.$constructor<z.ZodArray>('Rows', (instance, definition) => {
  z.ZodArray.init(instance, definition);
  const { parse } = instance._zod;
  instance._zod.parse = (payload, context) => {
    const parsed = parse(payload, context);
    return parsed instanceof Promise ? parsed.then(leaveOut) : leaveOut(parsed);
  };
});

/**
 * Returns the contract of a list of stored rows in a response. A row that does not satisfy its
 * contract fails only itself: the list is without it, and `leftOutOf()` tells of it.
 */
export function rows<Row extends z.ZodType>(row: Row): z.ZodArray<Row>;
// @__NO_SIDE_EFFECTS__
export function rows(row: z.ZodType): z.ZodArray {
  return new Rows({ type: 'array', element: row });
}

/** Returns the rows that were left out of a list of a parsed response. */
export function leftOutOf(list: unknown): readonly LeftOutRow[] {
  return (typeof list === 'object' && list !== null && leftOut.get(list)) || [];
}

function leaveOut(payload: z.core.ParsePayload): z.core.ParsePayload {
  const { value: list, issues } = payload;
  const byRow = Map.groupBy(issues, ({ path }) => path?.[0]);
  const isOfRows = [...byRow.keys()].every((place) => typeof place === 'number');
  if (issues.length === 0 || !isOfRows || !Array.isArray(list)) return payload;
  const sound = list.filter((_, place) => !byRow.has(place));
  const told = [...byRow].map(([place, [issue]]) => ({
    id: idOf(list[Number(place)]),
    problem: `${issue?.path?.slice(1).join('.')}: ${issue?.code}`,
  }));
  leftOut.set(sound, told);
  payload.value = sound;
  payload.issues = [];
  return payload;
}

function idOf(row: unknown): string | undefined {
  const identified = z.object({ id: z.string() }).safeParse(row);
  return identified.data?.id;
}
