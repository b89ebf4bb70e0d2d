import { domainToASCII, domainToUnicode as ofNode } from 'node:url';
import { domainToUnicode } from '@hoptrail/contracts/lib/text/punycode';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('domains are decoded as Node decodes them', () => {
  const letter = fc.constantFrom(...'äöüßéñøłşğабгזשابπς日本中文한글ไทยहि🍺abcxyz0189-');
  const label = fc.string({ unit: letter, minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
      const ascii = domainToASCII(labels.join('.'));
      expect(domainToUnicode(ascii)).toBe(ofNode(ascii));
    }),
    { numRuns: 2000, seed: 42 },
  );
});

test.each(['example.com', 'xn--a!!.example', 'xn--99999999.example'])('%s is kept', (domain) => {
  expect(domainToUnicode(domain)).toBe(domain);
});
