import { createRequire } from 'node:module';
import { join } from 'node:path';

const requireFile = createRequire(process.execPath);
let folder: string | undefined;

/** Sets the folder of the addons, which cannot be found by name inside the single file. */
export function loadAddonsFrom(unpacked: string): void {
  folder = unpacked;
}

/**
 * Loads a native addon. The bundler of the single file replaces the packages' own `require` by this
 * function.
 * @param path path below the folder of the addons
 * @throws Error if the system refuses to load it @public
 */
export function requireAddon(path: string): unknown {
  if (folder === undefined) throw new Error(`${path} is not unpacked yet`);
  return requireFile(join(folder, path));
}
