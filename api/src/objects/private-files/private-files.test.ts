import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/app.ts';
import { temporaryObjectStore } from '../../testing/services/object-store.ts';
import { openPrivateFiles } from './open-private-files.ts';

const SECRET = 'Everything about me. '.repeat(20_000);

test.each(['a folder', 'a bucket'])(
  'stores files in %s, unreadable without the key',
  async (place) => {
    const folder = await temporaryFolder();
    const server = place === 'a bucket' ? await temporaryObjectStore() : undefined;
    const objectStore = server?.newConfig();
    const files = await openPrivateFiles({ folder, objectStore, signingKey: 'key' });
    expect(await files.read('one')).toBeUndefined();

    expect(await files.write('one', Readable.from([SECRET]))).toBe(SECRET.length);
    expect(await files.write('two', Readable.from(['short']))).toBe(5);
    expect((await files.list()).toSorted()).toEqual(['one', 'two']);
    const [one, two] = [await files.read('one'), await files.read('two')];
    expect(one && (await buffer(one)).toString()).toBe(SECRET);
    expect(two && (await buffer(two)).toString()).toBe('short');

    const other = await openPrivateFiles({ folder, objectStore, signingKey: 'another key' });
    const unreadable = await other.read('one');
    expect(unreadable && (await buffer(unreadable)).includes('about me')).toBe(false);
    if (!server) expect((await readFile(join(folder, 'one'))).includes('about me')).toBe(false);

    await files.write('one', Readable.from(['replaced']));
    const replaced = await files.read('one');
    expect(replaced && (await buffer(replaced)).toString()).toBe('replaced');
    await files.remove('one');
    await files.remove('one');
    expect(await files.list()).toEqual(['two']);
  },
);

test('stores nothing of a body that breaks off', async () => {
  const folder = await temporaryFolder();
  const files = await openPrivateFiles({ folder, objectStore: undefined, signingKey: 'key' });
  const broken = Readable.from(
    (function* () {
      yield 'the beginning';
      throw new Error('broken off');
    })(),
  );
  await expect(files.write('one', broken)).rejects.toThrow('broken off');
  expect(await files.list()).toEqual([]);
  expect(await files.withDraft(async (path) => path)).toContain(folder);
});
