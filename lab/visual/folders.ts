import { join, resolve } from 'node:path';

/** The folder of the working tree. */
export const root = resolve(import.meta.dirname, '../..');

const results = join(root, 'test-results/visual');

/** Where the pictures go; git ignores all of it. */
export const folders = {
  all: results,
  /** One picture for each state, of the base. */
  base: join(results, 'base'),
  /** For each state that differs the three pictures: `-expected`, `-actual` and `-diff`. */
  differences: join(results, 'differences'),
  /** A web page that lays the pictures over each other. */
  report: join(results, 'report'),
};
