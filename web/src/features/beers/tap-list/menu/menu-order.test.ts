import { expect, test } from 'vitest';
import { orderRows, placeInSection, withRowMoved } from './menu-order.ts';

const order = [
  { id: 'a', section: 'draft' },
  { id: 'b', section: 'draft' },
  { id: 'c', section: 'cans' },
] as const;
const rows = orderRows(order);
const texts = (placed: readonly { id: string; section: string }[]) =>
  placed.map(({ id, section }) => `${id} ${section}`);

test('each section has a heading, also an empty one', () => {
  expect(rows.map(({ id }) => id)).toEqual([
    ...['section-draft', 'a', 'b', 'section-cans', 'c', 'section-guest', 'section-flights'],
  ]);
});

test('a beer moves within its section, and into the next one below its heading', () => {
  expect(texts(withRowMoved(rows, 1, 2))).toEqual(['b draft', 'a draft', 'c cans']);
  expect(texts(withRowMoved(rows, 2, 3))).toEqual(['a draft', 'b cans', 'c cans']);
  expect(texts(withRowMoved(rows, 4, 6))).toEqual(['a draft', 'b draft', 'c flights']);
  expect(texts(withRowMoved(rows, 4, 1))).toEqual(['c draft', 'a draft', 'b draft']);
});

test('the place of a beer is counted in its section', () => {
  expect([placeInSection(rows, 2), placeInSection(rows, 4)]).toEqual([
    [2, 2],
    [1, 1],
  ]);
});
