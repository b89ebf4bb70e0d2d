import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Placed } from './files.ts';
import { apiFolder } from './paths.ts';

const LIBRARY = /\.(node|dylib|dll)$|\.so(\.|$)/;
const requireFromApi = createRequire(join(apiFolder, 'package.json'));

export interface HostAddons {
  addons: Placed[];
  /** Which of them is sharp's. */
  sharpAddon: string;
}

/**
 * Finds the native addons that were installed for this machine.
 * @throws Error when one is missing
 */
export function hostAddons(): HostAddons {
  const sharp = sharpLibraries();
  const sharpAddon = sharp.map(([path]) => path).find((path) => path.endsWith('.node'));
  if (!sharpAddon) throw new Error('sharp has no prebuilt addon for this machine.');
  return { addons: [['native/better-sqlite3.node', sqliteAddon()], ...sharp], sharpAddon };
}

function sqliteAddon(): string {
  const folder = dirname(requireFromApi.resolve('better-sqlite3/package.json'));
  const file: string | null = requireFromApi(join(folder, 'lib/binding.js')).getPrebuildPath();
  if (file === null) throw new Error('better-sqlite3 has no prebuilt addon for this machine.');
  return file;
}

/**
 * The addon and the library it is linked to, side by side as it looks for that. sharp names a
 * package for every system; the package manager installs those of this one.
 */
function sharpLibraries(): Placed[] {
  const sharp = requireFromApi.resolve('sharp');
  const requireFromSharp = createRequire(sharp);
  const manifest = JSON.parse(readFileSync(join(dirname(sharp), '../package.json'), 'utf8'));
  return Object.keys(manifest.optionalDependencies).flatMap((name) => {
    const lib = libFolder(requireFromSharp, name);
    if (lib === undefined) return [];
    const libraries = readdirSync(lib).filter((file) => LIBRARY.test(file));
    return libraries.map((file): Placed => [`native/${name}/lib/${file}`, join(lib, file)]);
  });
}

function libFolder(require: NodeJS.Require, name: string): string | undefined {
  try {
    return join(dirname(require.resolve(`${name}/package`)), 'lib');
  } catch {
    return undefined;
  }
}
