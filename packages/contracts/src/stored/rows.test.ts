import { expect, test } from 'vitest';
import { z } from 'zod';
import { leftOutOf, rows } from './rows.ts';

const row = z.object({ id: z.string(), count: z.int(), at: z.iso.datetime().nullable() });
const sound = { id: 'one', count: 1, at: null };

test('leaves out the rows that do not satisfy their contract, and tells of them', async () => {
  const list = [{ ...sound, at: 'May' }, sound, { ...sound, id: 'three', count: 0.5 }, 'none'];
  for (const parsed of [rows(row).parse(list), await rows(row).parseAsync(list)]) {
    expect(parsed).toEqual([sound]);
    expect(leftOutOf(parsed)).toEqual([
      { id: 'one', problem: 'at: invalid_format' },
      { id: 'three', problem: 'count: invalid_type' },
      { id: undefined, problem: ': invalid_type' },
    ]);
  }
});

test('a list in an object is the same list', () => {
  const page = z.object({ rows: rows(row).max(2), nextCursor: z.string().nullable() });
  const parsed = page.parse({ rows: [{ ...sound, count: '1' }, sound], nextCursor: null });
  expect(parsed.rows).toEqual([sound]);
  expect(leftOutOf(parsed.rows)).toHaveLength(1);
  expect(page.safeParse({ rows: [sound, sound, sound], nextCursor: null }).success).toBe(false);
  expect(page.safeParse({ rows: [sound], nextCursor: 1 }).success).toBe(false);
});

test('what is no list is refused, and a sound list has nothing left out', () => {
  expect(rows(row).safeParse({ 0: sound }).success).toBe(false);
  expect(leftOutOf(rows(row).parse([sound]))).toEqual([]);
  expect(leftOutOf(undefined)).toEqual([]);
});

test('has the JSON Schema of an array', () => {
  expect(z.toJSONSchema(rows(row))).toEqual(z.toJSONSchema(z.array(row)));
});
