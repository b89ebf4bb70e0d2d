import { expect, test } from 'vitest';
import { textParams } from './text-params.ts';

test('returns what has a text, also where the router has read a number or a boolean', () => {
  expect(textParams({ q: 'porch', page: 2024, open: false })).toEqual({
    ...{ q: 'porch', page: '2024', open: 'false' },
  });
  expect(textParams({ q: '', list: ['porch'], none: undefined, nothing: null })).toEqual({});
});

test('cuts off what is too long', () => {
  expect(textParams({ q: 'x'.repeat(300) }).q).toHaveLength(200);
  expect(textParams({ q: 'porch' }, 2)).toEqual({ q: 'po' });
});
