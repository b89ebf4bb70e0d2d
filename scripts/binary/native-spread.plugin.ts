import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const HELPER = /function _objectSpread2\(e\) \{\n(?:\t.*\n)*\treturn e;\n\}/;

/**
 * Restores native object spread in tRPC. tRPC is published with a helper for old engines that
 * copies property by property, several times for each step of a call.
 */
export const nativeSpread: Plugin = {
  name: 'native-spread',
  setup({ onLoad }) {
    onLoad({ filter: /@trpc[/\\]server[/\\]dist[/\\]getErrorShape-.*\.mjs$/ }, async ({ path }) => {
      const published = await readFile(path, 'utf8');
      if (!HELPER.test(published)) throw new Error(`${path} spreads objects in an unknown way.`);
      return { contents: published.replace(HELPER, 'const _objectSpread2 = Object.assign;') };
    });
  },
};
