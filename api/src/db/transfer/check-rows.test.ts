import { expect, test } from 'vitest';
import { checkRows } from './check-rows.ts';
import type { Kind, Row, Table, Value } from './table.ts';

function tableOf(kind: Kind, key = 'id'): Table {
  return {
    name: 'things',
    columns: [
      { name: key, kind: 'text', isNullable: false, isKey: true, isNumbered: false },
      { name: 'it', kind, isNullable: false, isKey: false, isNumbered: false },
    ],
  };
}

const accepted: [Kind, Value][] = [
  ['text', ''],
  ['text', '🍺 \\ " \n'],
  ['instant', '2024-02-29T23:59:59.999Z'],
  ['instant', '9999-12-31T00:00:00.000Z'],
  ['flag', 0],
  ['flag', 1],
  ['json', '{"a":[1,null]}'],
  ['integer', -(2 ** 31)],
  ['bigint', 2 ** 53 - 1],
  ['real', 0.1],
];

test.for(accepted)('a column of the kind %s takes %j', ([kind, value]) => {
  checkRows(tableOf(kind), [['a', value]], 1);
});

const refused: [Kind, Value | Buffer, string][] = [
  ['text', 7, 'holds a whole number where a text is expected'],
  ['text', 'Tul\0sa', 'holds a text with a NUL character'],
  ['text', '\ud83c', 'holds a text with half a character'],
  ['text', null, 'holds nothing'],
  ['text', Buffer.from('a'), 'holds binary data'],
  ['instant', '2026-02-30T12:00:00.000Z', 'holds a text of 24 characters where a time such as'],
  ['instant', '2026-05-01 12:00:00', 'where a time such as 2026-05-01T12:00:00.000Z is expected'],
  ['flag', 2, 'holds a whole number where 0 or 1 is expected'],
  ['flag', 'true', 'where 0 or 1 is expected'],
  ['json', '{a:1}', 'where JSON is expected'],
  ['integer', 2 ** 31, 'where a whole number of 32 bits is expected'],
  ['integer', 1.5, 'holds a fraction'],
  ['bigint', 2 ** 53, 'where a whole number of 53 bits is expected'],
  ['real', Number.NaN, 'where a number is expected'],
];

test.for(refused)('a column of the kind %s refuses %j', ([kind, value, message]) => {
  // What a damaged or foreign file holds is not of the declared type.
  const row = ['a', value] as Row;
  const check = () => checkRows(tableOf(kind), [row], 1);
  expect(check).toThrow('things.it of the row with id a holds');
  expect(check).toThrow(message);
});

test('a row with an address as its key is named by its position', () => {
  const rows: Row[] = [
    ['ada@people.example', 0],
    ['grace@people.example', 5],
  ];
  expect(() => checkRows(tableOf('flag', 'email'), rows, 2001)).toThrow(
    /^things\.it of row 2002 holds a whole number where 0 or 1 is expected\. Nothing was moved\./,
  );
});
