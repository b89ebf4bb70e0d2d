import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const network = (code: string, message = '') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });

test.each([
  [
    'a name without an address',
    new Error('DNS problem: NXDOMAIN looking up A for x'),
    'A or AAAA record',
  ],
  ['a closed port 80', new Error('Fetching http://x/: Timeout during connect'), 'port 80'],
  ['port 80 refuses', new Error('connection refused'), 'port 80'],
  [
    'another server at the name',
    new Error('Invalid response from http://x: 404'),
    'Something else',
  ],
  ['too many requests', new Error('too many failed authorizations recently'), 'asked too often'],
  ['a forbidding CAA record', new Error('CAA record for x prevents issuance'), 'A CAA record'],
  [
    'an unreachable authority',
    network('ECONNREFUSED', 'connect ECONNREFUSED'),
    'could not be reached',
  ],
  ['a failing authority', new Error('https://ca/dir answered 503'), 'could not be reached'],
  [
    'an untrusted authority',
    network('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed'),
    'NODE_EXTRA_CA',
  ],
  ['an unknown error', new Error('the moon is full'), 'The authority refused. (the moon is full)'],
])('explains %s and what to do', (_case, error, explanation) => {
  const said = explainFailure('beer.example.org', error);
  expect(said).toMatch(/^No new certificate for beer\.example\.org\. [A-Z]/);
  expect(said).toContain(explanation);
});
