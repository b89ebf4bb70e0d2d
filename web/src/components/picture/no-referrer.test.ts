import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');

/** What the address of an image is made of where it may lead to another site. */
const STORED = /sizedImage\(|imageSources\(|data-hero-image|src=\{(src|shown)\}/;

test('other sites do not learn which page shows their picture', () => {
  const images = globSync('**/*.tsx', { cwd: sources }).flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/<img\b.*?\/>/gs)].map(([tag]) => ({
      file,
      tag,
    })),
  );
  const stored = images.filter(({ tag }) => STORED.test(tag));
  expect(stored.length).toBeGreaterThan(8);
  const telling = stored.filter(({ tag }) => !tag.includes('referrerPolicy="no-referrer"'));
  expect(telling.map(({ file }) => file)).toEqual([]);
});
