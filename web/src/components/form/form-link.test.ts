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

test.each([
  ['@lampwick', 'https://x.example/lampwick'],
  [' @lamp.wick_ok ', 'https://x.example/lamp.wick_ok'],
  ['x.example/lampwick', 'https://x.example/lampwick'],
  // Not sure: a sentence, an address of mail, and what no network takes as a name.
  ['@lampwick.', '@lampwick.'],
  ['@lamp wick', '@lamp wick'],
  ['@lampwick/taps', '@lampwick/taps'],
  ['ada@lampwick', 'ada@lampwick'],
  ['@', '@'],
  ['lampwick', 'lampwick'],
])('%j of a network becomes %j', (typed, link) => {
  expect(completeLink(typed, 'https://x.example/')).toBe(link);
});
