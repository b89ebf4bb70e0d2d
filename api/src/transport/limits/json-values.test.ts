import { expect, test } from 'vitest';
import { hasMoreValues } from './json-values.ts';

test.each([
  ['{}', 1],
  ['[]', 1],
  ['7', 0],
  ['{"a":[1,2],"b":"\\\\"}', 4],
  ['{"a\\"b":",,,[[", "c":{}}', 3],
  ['"\\\\\\",,"', 0],
])('counts the keys and elements of %s', (json, values) => {
  const answers = [hasMoreValues(json, values), hasMoreValues(json, values - 1)];
  expect(answers).toEqual([false, true]);
});
