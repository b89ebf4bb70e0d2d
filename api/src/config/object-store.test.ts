import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/app.ts';
import { readConfig, readEnvironment } from './config.ts';
import { effectiveSettings } from './effective.ts';

const read = (env: Record<string, string>) => readConfig(env, 'production');
const KEYS = {
  OBJECT_STORE_ACCESS_KEY_ID: 'AKEY',
  OBJECT_STORE_SECRET_ACCESS_KEY: 'hunter2',
};

test('without the setting pictures are in the data folder', () => {
  expect(read({}).objectStore).toBeUndefined();
});

test('bucket, prefix, keys and the style of URLs are read', async () => {
  expect(read({ OBJECT_STORE_URL: 's3://beer-pictures' }).objectStore).toEqual({
    url: 's3://beer-pictures',
    bucket: 'beer-pictures',
    prefix: '',
    endpoint: undefined,
    region: 'us-east-1',
    keys: undefined,
    isPathStyle: false,
    publicUrl: undefined,
  });
  const whole = {
    OBJECT_STORE_URL: 's3://beer-pictures/a/b/',
    OBJECT_STORE_ENDPOINT: 'https://objects.example.org/',
    OBJECT_STORE_REGION: 'eu-central-1',
    OBJECT_STORE_PUBLIC_URL: 'https://cdn.example.org/b/',
    ...KEYS,
  };
  expect(read(whole).objectStore).toEqual({
    url: 's3://beer-pictures/a/b',
    bucket: 'beer-pictures',
    prefix: 'a/b/',
    endpoint: 'https://objects.example.org',
    region: 'eu-central-1',
    keys: { accessKeyId: 'AKEY', secretAccessKey: 'hunter2' },
    isPathStyle: true,
    publicUrl: 'https://cdn.example.org/b',
  });
  expect(read({ ...whole, OBJECT_STORE_PATH_STYLE: '0' }).objectStore?.isPathStyle).toBe(false);
  const file = join(await temporaryFolder(), 'secret');
  await writeFile(file, 'from-a-file\n');
  const { OBJECT_STORE_SECRET_ACCESS_KEY: _, ...others } = whole;
  const fromFile = read({ ...others, OBJECT_STORE_SECRET_ACCESS_KEY_FILE: file });
  expect(fromFile.objectStore?.keys?.secretAccessKey).toBe('from-a-file');
});

test.each([
  [{ OBJECT_STORE_URL: 'beer-pictures' }, 'takes a bucket and a prefix, such as s3://'],
  [{ OBJECT_STORE_URL: 's3://Beer_Pictures' }, 'OBJECT_STORE_URL is "s3://Beer_Pictures"'],
  [{ OBJECT_STORE_ENDPOINT: 's3.example' }, 'takes the address of the object store'],
  [{ OBJECT_STORE_PUBLIC_URL: 'ftp://cdn.example' }, 'takes the public address of the prefix'],
  [{ OBJECT_STORE_PATH_STYLE: 'yes' }, 'takes 0 or 1'],
  [{ OBJECT_STORE_ACCESS_KEY_ID: 'x' }, 'is set without OBJECT_STORE_SECRET_ACCESS_KEY'],
  [{ OBJECT_STORE_SECRET_ACCESS_KEY: 'x' }, 'is set without OBJECT_STORE_ACCESS_KEY_ID'],
])('%o is refused with what it takes', (env, message) => {
  expect(() => read({ OBJECT_STORE_URL: 's3://beer-pictures', ...env })).toThrow(message);
});

test('keys are never shown, and settings that do nothing are told', () => {
  const env = { OBJECT_STORE_URL: 's3://beer-pictures', ...KEYS };
  const shown = JSON.stringify(effectiveSettings(readEnvironment(env), env));
  expect(shown).toContain('s3://beer-pictures');
  expect(shown).not.toMatch(/hunter2|AKEY/);
  expect(read(KEYS).mistakes).toEqual([
    'OBJECT_STORE_ACCESS_KEY_ID does nothing without OBJECT_STORE_URL: pictures are stored in DATA_DIR.',
  ]);
  expect(read({ OBJECT_STORE_BUCKET: 'x' }).mistakes[0]).toMatch(
    /^OBJECT_STORE_BUCKET is not read/,
  );
});
