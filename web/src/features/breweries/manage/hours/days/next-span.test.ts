import { expect, test } from 'vitest';
import { nextSpan } from './next-span.ts';

const lunch = { opens: '11:00', closes: '14:00' };
const evening = { opens: '17:00', closes: '23:00' };

test('a closed day gets the first span of the last open day before it', () => {
  expect(nextSpan([], [[evening], [lunch, evening], []])).toEqual(lunch);
  expect(nextSpan([], [])).toEqual({ opens: '16:00', closes: '22:00' });
});

test('an open day gets a span an hour after its last, if the day is long enough', () => {
  expect(nextSpan([lunch], [])).toEqual({ opens: '15:00', closes: '16:00' });
  expect(nextSpan([lunch, evening], [])).toEqual({ opens: '', closes: '' });
  expect(nextSpan([{ opens: '18:00', closes: '02:00' }], [])).toEqual({ opens: '', closes: '' });
  expect(nextSpan([{ opens: '11:00', closes: '' }], [])).toEqual({ opens: '', closes: '' });
});
