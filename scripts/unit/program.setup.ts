import { readFile, rename } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, stop } from 'esbuild';
import type { TestProject } from 'vitest/node';
import type {} from '../../api/src/testing/processes/command.ts';

const inApi = (path: string) => fileURLToPath(new URL(`../../api/${path}`, import.meta.url));

/**
 * Bundles the server's source for the tests that start processes of it: from one file they start in
 * half the processor time.
 */
export default async function setup(project: TestProject): Promise<void> {
  const bundled = inApi('node_modules/.cache/hoptrail.cjs');
  // Renamed when it is whole: another run may be starting processes of it.
  const draft = `${bundled}.${process.pid}`;
  await build({
    entryPoints: [inApi('src/main.ts')],
    outfile: draft,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['better-sqlite3', 'sharp'],
    plugins: [ownAddresses],
    logLevel: 'warning',
  });
  await stop();
  await rename(draft, bundled);
  project.provide('program', bundled);
}

/** Lets modules find files relative to themselves, although they are part of the bundle. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]api[/\\]src[/\\].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
};
