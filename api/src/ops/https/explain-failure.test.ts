import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const network = (code: string, message = '') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });

test.each([
  [
    'the name is nowhere',
    new Error('DNS problem: NXDOMAIN looking up A for x'),
    'A or AAAA record',
  ],
  ['port 80 is shut', new Error('Fetching http://x/: Timeout during connect'), 'port 80'],
  ['port 80 refuses', new Error('connection refused'), 'port 80'],
  ['another server answers', new Error('Invalid response from http://x: 404'), 'Something else'],
  ['asked too often', new Error('too many failed authorizations recently'), 'asked too often'],
  ['forbidden by CAA', new Error('CAA record for x prevents issuance'), 'A CAA record'],
  [
    'the authority is away',
    network('ECONNREFUSED', 'connect ECONNREFUSED'),
    'could not be reached',
  ],
  ['the authority is broken', new Error('https://ca/dir answered 503'), 'could not be reached'],
  ['its own certificate', network('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed'), 'NODE_EXTRA_CA'],
  ['something new', new Error('the moon is full'), 'The authority refused. (the moon is full)'],
])('%s: says what to do', (_case, error, words) => {
  const said = explainFailure('beer.example.org', error);
  expect(said).toMatch(/^No new certificate for beer\.example\.org\. [A-Z]/);
  expect(said).toContain(words);
});
