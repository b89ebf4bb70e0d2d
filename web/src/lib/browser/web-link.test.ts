import { expect, test } from 'vitest';
import { webLink } from './web-link.ts';

test.each([
  ['https://example.com/taps', 'https://example.com/taps'],
  [' http://example.com ', 'http://example.com/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['example.com', undefined],
  ['', undefined],
  [null, undefined],
])('the link %j leads to %j', (typed, href) => {
  expect(webLink(typed)).toBe(href);
});
