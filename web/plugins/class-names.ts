import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { CSSOptions } from 'vite';

const HASH_LETTERS = 4;

/**
 * Returns options that name the classes of CSS modules like `card_x8Fq`. Every first screen loads
 * hundreds of these names, so they are shorter than Vite's.
 * @param root the folder of the web app
 */
export function classNames(root: string): CSSOptions {
  const files = new Map<string, string>();
  return {
    modules: {
      generateScopedName(name, file) {
        const path = relative(root, file);
        const hash = createHash('sha256').update(path).digest('base64url').slice(0, HASH_LETTERS);
        const other = files.get(hash) ?? path;
        if (other !== path) throw new Error(`${path} and ${other} have the same hash: rename one.`);
        files.set(hash, path);
        return `${name}_${hash}`;
      },
    },
  };
}
