import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { notesOf } from './changelog.ts';
import { issueText } from './issue-text.ts';
import { publicPem, signingKey } from './signing-key.ts';
import { versionOfTag } from './version-of-tag.ts';

const changelog = `# Changelog

## Unreleased

- A change to come.

## 0.2.0 (2026-11-28)

### For fans

- A map.

## 0.1.0 (2026-05-01)
`;

test('returns the notes of a release', () => {
  expect(notesOf(changelog, '0.2.0')).toBe('### For fans\n\n- A map.\n');
});

test.each([
  ['0.3.0', 'has no section "## 0.3.0 (date)"'],
  ['0.1.0', 'says nothing about 0.1.0'],
  ['Unreleased', 'without the day'],
])('refuses the changelog for %s', (version, words) => {
  expect(() => notesOf(changelog, version)).toThrow(words);
});

test('takes the tag of the version and no other', () => {
  expect(versionOfTag('v0.2.0', '0.2.0')).toBe('0.2.0');
  expect(() => versionOfTag('v0.3.0', '0.2.0')).toThrow('package.json has 0.2.0');
  for (const tag of ['', '0.2.0', 'v0.2', 'v0.2.0-rc1', 'latest']) {
    expect(() => versionOfTag(tag, '0.2.0')).toThrow('is no version');
  }
});

test('signs with the key of the environment, and a dry run with a new one', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(publicPem(signingKey(pem, false))).toBe(publicPem(privateKey));
  expect(publicPem(signingKey(undefined, true))).not.toBe(publicPem(signingKey(pem, true)));
  expect(() => signingKey(undefined, false)).toThrow('set RELEASE_SIGNING_KEY');
  expect(() => signingKey('key', false)).toThrow('no Ed25519 private key');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const wrong = rsa.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => signingKey(wrong, false)).toThrow('no Ed25519 private key');
});

test('says in the issue of a failed night how to run the same again', () => {
  const log = 'Fuzzing begins at FUZZ_SEED=1234.\n\u001b[31mFAILED: unit tests\u001b[39m\n';
  const text = issueText(log, { run: 'https://ci.example/1', commit: 'abc' });
  expect(text).toContain('FUZZ_SEED=1234 npx -y pnpm@12 test:all');
  expect(text).toContain('\nFAILED: unit tests\n');
  expect(text).toContain('https://ci.example/1');
});
