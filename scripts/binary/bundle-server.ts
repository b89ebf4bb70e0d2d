import { build } from 'esbuild';
import { unpackedAddons } from './unpacked-addons.plugin.ts';

export interface ServerBundle {
  entryFile: string;
  outFile: string;
  /** Path of sharp's addon below the folder that is unpacked. */
  sharpAddon: string;
}

/**
 * Puts the server and its packages into one script, as it runs in production.
 * @throws Error when esbuild finds anything to warn about
 */
export async function bundleServer({ entryFile, outFile, sharpAddon }: ServerBundle) {
  const { warnings } = await build({
    entryPoints: [entryFile],
    outfile: outFile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node26',
    legalComments: 'none',
    banner: { js: "process.env.NODE_ENV = 'production';" },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [unpackedAddons(sharpAddon)],
  });
  if (warnings.length > 0) throw new Error('The server cannot be bundled as it is; see above.');
}
