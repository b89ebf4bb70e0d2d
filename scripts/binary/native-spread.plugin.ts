import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const HELPER = /function _objectSpread2\(e\) \{\n(?:\t.*\n)*\treturn e;\n\}/;

/**
 * Gives tRPC back the engine's own way to spread objects: it is published with one written out for
 * old engines, property by property, which every step of every call goes through several times.
 */
export const nativeSpread: Plugin = {
  name: 'native-spread',
  setup({ onLoad }) {
    onLoad({ filter: /@trpc[/\\]server[/\\]dist[/\\]getErrorShape-.*\.mjs$/ }, async ({ path }) => {
      const published = await readFile(path, 'utf8');
      if (!HELPER.test(published)) throw new Error(`${path} spreads objects in another way.`);
      return { contents: published.replace(HELPER, 'const _objectSpread2 = Object.assign;') };
    });
  },
};
