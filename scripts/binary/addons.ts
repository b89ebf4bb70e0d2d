import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Placed } from './files.ts';
import { apiFolder } from './paths.ts';
import type { Target } from './target.ts';

const LIBRARY = /\.(node|dylib|dll)$|\.so(\.|$)/;
const requireFromApi = createRequire(join(apiFolder, 'package.json'));
const sharpScript = requireFromApi.resolve('sharp');
const sharpManifest: { version: string; optionalDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(dirname(sharpScript), '../package.json'), 'utf8'),
);

export interface Addons {
  addons: Placed[];
  /** The key of sharp's addon. */
  sharpAddon: string;
  /** The versions of libvips and of the libraries in it. */
  libraries: Readonly<Record<string, string>>;
}

/**
 * Finds the native addons for a kind of machine.
 * @param folder the folder whose `node_modules` has sharp for another kind of machine
 * @throws Error when one is missing
 */
export function addonsFor(target: Target, folder: string | undefined): Addons {
  const requireAddon = createRequire(folder ? join(folder, 'package.json') : sharpScript);
  const sharp = sharpLibraries(requireAddon);
  const sharpAddon = sharp.map(([path]) => path).find((path) => path.endsWith('.node'));
  if (!sharpAddon) throw new Error(`sharp has no prebuilt addon for ${target}.`);
  return {
    addons: [['native/better-sqlite3.node', sqliteAddon(target)], ...sharp],
    sharpAddon,
    libraries: libraryVersions(requireAddon),
  };
}

/** Returns the version of the bundled sharp. */
export function sharpVersion(): string {
  return sharpManifest.version;
}

function sqliteAddon(target: Target): string {
  const folder = dirname(requireFromApi.resolve('better-sqlite3/package.json'));
  const file = join(folder, 'prebuilds', `${target}.node`);
  if (!existsSync(file)) throw new Error(`better-sqlite3 has no prebuilt addon for ${target}.`);
  return file;
}

/**
 * Returns sharp's addon and the library that it loads, in the relative places where it looks for
 * it. sharp has a package for each system; the package manager installs only this system's.
 */
function sharpLibraries(requireAddon: NodeJS.Require): Placed[] {
  return Object.keys(sharpManifest.optionalDependencies).flatMap((name) => {
    const lib = libFolder(requireAddon, name);
    if (lib === undefined) return [];
    const libraries = readdirSync(lib).filter((file) => LIBRARY.test(file));
    return libraries.map((file): Placed => [`native/${name}/lib/${file}`, join(lib, file)]);
  });
}

function libraryVersions(require: NodeJS.Require): Record<string, string> {
  for (const name of Object.keys(sharpManifest.optionalDependencies)) {
    try {
      return require(`${name}/versions`);
    } catch {
      // Only the package with libvips of this system is installed, and only that has versions.
    }
  }
  return {};
}

function libFolder(require: NodeJS.Require, name: string): string | undefined {
  try {
    return join(dirname(require.resolve(`${name}/package`)), 'lib');
  } catch {
    return undefined;
  }
}
