import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Where a layout changes, as `theme.css` lists them. */
const layouts = [
  '(width > 480px)',
  '(width >= 700px)',
  '(width >= 900px)',
  '(width >= 560px) and (height < 480px)',
  '(width >= 700px) and (height >= 480px)',
  '(width >= 700px) and (height < 480px)',
  '(width >= 900px) and (height >= 480px)',
  '(height < 760px)',
  '(width >= 700px), (width >= 560px) and (height < 480px)',
  '(width >= 700px) and (height >= 720px)',
  '(hover: hover) and (width >= 700px)',
];
/** Narrow phones, on which a few parts take less space. */
const NARROW = /^\((max-width: |width <= |min-width: )(3[2-8]\d|479)px\)$/;
/** Also paper, and televisions that hang upright. */
const OTHER =
  /^(\((prefers-reduced-motion: reduce|hover: hover|pointer: coarse|orientation: portrait)\)|screen|print)$/;

test('layouts change at the widths of the theme only', () => {
  const others = globSync('**/*.css', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/@media ([^{]+) \{/g)]
      .map(([, query = '']) => query)
      .filter((query) => !layouts.includes(query) && !NARROW.test(query) && !OTHER.test(query))
      .map((query) => `${file}: ${query}`),
  );
  expect(others).toEqual([]);
});
