import type { Plugin } from 'esbuild';
import { addonLoader, apiFolder } from './paths.ts';

/**
 * Lets packages load their native addons from the unpacked folder, since a script in an executable
 * can only `require` Node's own modules. It replaces the one module of each package that finds the
 * addon.
 * @param sharpAddon path of sharp's addon below the unpacked folder
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
        // The modules for `import` look for files relative to themselves.
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
