import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLeftOvers, unpackFiles } from './packed-files.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'hoptrail-packed-')), '.runtime');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

function packed(hash: string, contents: Record<string, string>) {
  return {
    hash,
    paths: Object.keys(contents),
    read: (path: string) => Buffer.from(contents[path] ?? ''),
  };
}

test('writes every file below a folder that only this account can enter', async () => {
  const unpacked = await unpackFiles(folder, packed('a1', { 'web/page.html': 'hi', note: 'yes' }));
  expect(unpacked).toBe(join(folder, 'a1'));
  expect(await readFile(join(unpacked, 'web/page.html'), 'utf8')).toBe('hi');
  expect(await readFile(join(unpacked, 'note'), 'utf8')).toBe('yes');
  for (const path of [folder, unpacked]) expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test('writes what is packed with brotli in both ways', async () => {
  const compressed = brotliCompressSync('hi');
  const unpacked = await unpackFiles(folder, {
    hash: 'a1',
    paths: ['web/page.js.br'],
    read: () => compressed,
  });
  expect(await readFile(join(unpacked, 'web/page.js'), 'utf8')).toBe('hi');
  expect(await readFile(join(unpacked, 'web/page.js.br'))).toEqual(compressed);
});

test('shares one complete set among simultaneous starts', async () => {
  const files = packed(
    'a1',
    Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`f${n}`, 'x'])),
  );
  await Promise.all(Array.from({ length: 8 }, () => unpackFiles(folder, files)));
  expect(await readdir(folder)).toEqual(['a1']);
  expect(await readdir(join(folder, 'a1'))).toHaveLength(50);
});

test('does not write an existing set again', async () => {
  await unpackFiles(folder, packed('a1', { note: 'first' }));
  await unpackFiles(folder, packed('a1', { note: 'second' }));
  expect(await readFile(join(folder, 'a1/note'), 'utf8')).toBe('first');
});

test('unpacks after an interrupted start', async () => {
  const broken = { ...packed('a1', { note: 'yes', more: '' }), read: (path: string) => read(path) };
  const read = (path: string) => {
    if (path === 'more') throw new Error('the power went');
    return Buffer.from('yes');
  };
  await expect(unpackFiles(folder, broken)).rejects.toThrow('the power went');
  const unpacked = await unpackFiles(folder, packed('a1', { note: 'yes' }));
  expect(await readdir(unpacked)).toEqual(['note']);
});

test('lists sets of other versions and interrupted starts after an hour, never the set in use', async () => {
  const agesInMinutes = { inUse: 600, older: 61, 'unpacking-x': 60, 'unpacking-y': 59 };
  for (const [name, minutes] of Object.entries(agesInMinutes)) {
    await mkdir(join(folder, name), { recursive: true });
    const changed = new Date(now.getTime() - minutes * 60_000);
    await utimes(join(folder, name), changed, changed);
  }
  expect((await findLeftOvers(folder, 'inUse', now)).toSorted()).toEqual([
    join(folder, 'older'),
    join(folder, 'unpacking-x'),
  ]);
});

test('leaves no partial set if files cannot be written', async () => {
  const files = packed('a1', { one: 'x', two: 'y' });
  const read = (path: string) => {
    if (path === 'two') throw new Error('no space left');
    return files.read(path);
  };
  await expect(unpackFiles(folder, { ...files, read })).rejects.toThrow('no space left');
  expect(await readdir(folder)).toEqual([]);
});
