/** The tag of tests that only `pnpm test:all` runs: `// @module-tag release`, or `tags: ['release']`. */
export const release = {
  name: 'release',
  description: 'Too slow for each change, and of a part that other tests cover: only in test:all.',
};
