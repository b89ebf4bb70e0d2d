import type { Plugin } from 'esbuild';
import { addonLoader, apiFolder } from './paths.ts';

/**
 * Lets packages load their native addons from where the program unpacks them: a script inside an
 * executable can only `require` what is part of Node. In both packages one module finds the addon,
 * and that one is replaced.
 * @param sharpAddon path of sharp's addon below the folder that is unpacked
 */
export function unpackedAddons(sharpAddon: string): Plugin {
  const loader = JSON.stringify(addonLoader);
  return {
    name: 'unpacked-addons',
    setup({ onResolve, onLoad, resolve }) {
      onLoad({ filter: /better-sqlite3[/\\]lib[/\\]binding\.js$/ }, () => ({
        contents: `exports.getBinding = require('node:module').createRequire(process.execPath);`,
      }));

      onResolve({ filter: /^sharp$/ }, ({ kind, resolveDir }) =>
        // Its modules for `import` look for files relative to their own.
        kind === 'require-call'
          ? undefined
          : resolve('sharp', { kind: 'require-call', resolveDir }),
      );
      onLoad({ filter: /sharp[/\\]dist[/\\]sharp\.cjs$/ }, () => ({
        contents: `module.exports = require(${loader}).requireAddon(${JSON.stringify(sharpAddon)});`,
        resolveDir: apiFolder,
      }));
    },
  };
}
