import fc from 'fast-check';

const ATTACKS = [
  '',
  ' ',
  '\0',
  'a\0b',
  'line\r\nSet-Cookie: hoptrail=1',
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  '1) UNION SELECT email FROM users --',
  '%_%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2fhoptrail.db',
  '.',
  '..',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png;base64,',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/svg+xml;base64,PHN2Zy8+',
  '//evil.example',
  'https://user:secret@evil.example',
  'http://[::1',
  'https://xn--0.example',
  '/objects/uploads/../../hoptrail.db',
  '/objects/uploads/00000000-0000-4000-8000-000000000000',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '9007199254740993',
  'true',
  '[]',
  '{}',
  '2026-02-30',
  '9999-12-31',
  '25:99',
  '\u202Eevil\u202C',
  '\u200B\uFEFF',
  'Z\u0335\u0321a\u0335\u0321l\u0335g\u0335o',
  'ﷺ'.repeat(20),
  '👩‍👩‍👧‍👦🏴‍☠️',
  'İıſK',
  'Ma\u0308rzen',
  '\uD800',
  '\uDC00x',
  'a@b@c',
  'a@b.example,victim@c.example',
  '"a b"@c.example',
  '000000',
];

const text = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 80 }) },
  { weight: 2, arbitrary: fc.constantFrom(65, 201, 5001, 70_000).map((n) => 'ß'.repeat(n)) },
);

const number = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e-308, 1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 91, 181, 1e21),
  fc.double(),
  fc.integer(),
);

const protoKeys = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length');

/** Objects with keys that are special in JavaScript, such as `__proto__`. */
export const poisonedObject: fc.Arbitrary<object> = fc
  .array(fc.tuple(protoKeys, fc.jsonValue({ maxDepth: 2 })), { minLength: 1, maxLength: 3 })
  .map((entries) => Object.fromEntries(entries));

const nested = fc
  .tuple(fc.constantFrom(10, 500, 3000), fc.boolean())
  .map(([depth, inArrays]) => nest(depth, inArrays));

/** Any JSON value, mostly unexpected ones. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: text },
  { weight: 4, arbitrary: number },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], {}) },
  { weight: 2, arbitrary: poisonedObject },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.array(text, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(51, 101, 5000).map((n) => Array(n).fill('Stout')) },
  { weight: 1, arbitrary: nested },
);

function nest(depth: number, inArrays: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = inArrays ? [value] : { a: value };
  return value;
}
