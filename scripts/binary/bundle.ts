import { readFile, writeFile } from 'node:fs/promises';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { unpackedAddons } from './unpacked-addons.plugin.ts';

export interface Bundle {
  entryFile: string;
  outFile: string;
}

/**
 * Bundles the server and its packages into one script for production.
 * @param sharpAddon path of sharp's addon below the unpacked folder
 * @param plugins more esbuild plugins
 * @throws Error when esbuild warns about anything
 */
export function bundleServer(
  bundle: Bundle,
  sharpAddon: string,
  plugins: readonly Plugin[] = [],
): Promise<void> {
  return bundleScript(bundle, {
    banner: { js: "process.env.NODE_ENV = 'production';" },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [unpackedAddons(sharpAddon), ...plugins],
  });
}

/** Bundles the script of a worker thread into a file beside the addons. */
export function bundleThread(bundle: Bundle, sharpAddon: string): Promise<void> {
  return bundleScript(bundle, { plugins: [unpackedAddons(sharpAddon)] });
}

/**
 * Bundles a script and its imports into one file of pure ASCII, which the executable requires.
 * @throws Error when esbuild warns about anything
 */
export async function bundleScript({ entryFile, outFile }: Bundle, options: BuildOptions = {}) {
  const { warnings } = await build({
    entryPoints: [entryFile],
    outfile: outFile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node26',
    legalComments: 'none',
    lineLimit: 160,
    ...options,
  });
  if (warnings.length > 0) throw new Error(`esbuild warns about ${entryFile}; see above.`);
  // esbuild escapes other characters in strings and names, but not in regular expressions.
  const script = await readFile(outFile, 'utf8');
  await writeFile(outFile, script.replaceAll(/[^\0-\x7f]/g, escaped));
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
