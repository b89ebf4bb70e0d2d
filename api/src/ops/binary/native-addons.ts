import { createRequire } from 'node:module';
import { join } from 'node:path';

const requireFile = createRequire(process.execPath);
let folder: string | undefined;

/** Says where the addons lie; inside the single file they cannot be found by name. */
export function loadAddonsFrom(unpacked: string): void {
  folder = unpacked;
}

/**
 * Loads a native addon. The single file's bundler puts this in the place of packages' own
 * `require` of theirs.
 * @param path below the folder with the addons
 * @throws Error when the system refuses to load it
 * @public
 */
export function requireAddon(path: string): unknown {
  if (folder === undefined) throw new Error(`${path} is not unpacked yet`);
  return requireFile(join(folder, path));
}
