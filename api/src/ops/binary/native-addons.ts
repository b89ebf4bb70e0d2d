import { createRequire } from 'node:module';
import { join } from 'node:path';

const requireFile = createRequire(process.execPath);
let folder: string | undefined;

/** Sets the folder of the addons; inside the single file they cannot be found by name. */
export function loadAddonsFrom(unpacked: string): void {
  folder = unpacked;
}

/**
 * Loads a native addon. The bundler of the single file replaces the packages' own `require` by it.
 * @param path path below the folder of the addons
 * @throws Error when the system refuses to load it
 * @public
 */
export function requireAddon(path: string): unknown {
  if (folder === undefined) throw new Error(`${path} is not unpacked yet`);
  return requireFile(join(folder, path));
}
