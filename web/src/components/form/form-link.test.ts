import { expect, test } from 'vitest';
import { completeLink } from './form-link.tsx';

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/taps?day=1 ', 'https://www.example.com/taps?day=1'],
  ['http://example.com', 'http://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['@lampwick', '@lampwick'],
  ['', ''],
])('%j becomes %j', (typed, link) => {
  expect(completeLink(typed)).toBe(link);
});
