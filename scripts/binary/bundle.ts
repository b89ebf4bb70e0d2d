import { readFile } from 'node:fs/promises';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { nativeSpread } from './native-spread.plugin.ts';
import { unpackedAddons } from './unpacked-addons.plugin.ts';

export interface Bundle {
  entryFile: string;
  outFile: string;
}

/**
 * Puts the server and its packages into one script, as it runs in production.
 * @param sharpAddon path of sharp's addon below the folder that is unpacked
 * @param plugins what else changes on the way
 * @throws Error when esbuild finds anything to warn about
 */
export function bundleServer(
  bundle: Bundle,
  sharpAddon: string,
  plugins: readonly Plugin[] = [],
): Promise<void> {
  return bundleScript(bundle, {
    banner: { js: "process.env.NODE_ENV = 'production';" },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [unpackedAddons(sharpAddon), nativeSpread, ...plugins],
  });
}

/** Puts what a thread of the server runs into one script: a file beside the addons. */
export function bundleThread(bundle: Bundle, sharpAddon: string): Promise<void> {
  return bundleScript(bundle, { plugins: [unpackedAddons(sharpAddon)] });
}

/**
 * Puts a script and what it imports into one file.
 * @throws Error when esbuild finds anything to warn about, or leaves a letter beyond ASCII in it,
 *   as in a regular expression: the executable reads its script as bytes
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
  if (warnings.length > 0) throw new Error(`${entryFile} cannot be bundled as it is; see above.`);
  const foreign = /.{0,60}[^\0-\x7f].{0,60}/.exec(await readFile(outFile, 'utf8'))?.[0];
  if (foreign) throw new Error(`Write this with escapes, such as \\u00e4: ${foreign}`);
}
