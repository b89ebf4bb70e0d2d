import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build, type Plugin } from 'vite';
import type { ListedRoute } from './route-list.plugin.ts';

/** Not for everybody. */
const WITHOUT_SHELL = /^\/admin/;

/**
 * Writes `shells.json` into the build: for each screen in `routes.json` the HTML of how it looks
 * before its data have come. The server puts it into the page, where it is seen before any script.
 * @param root of the web app
 */
export function shells(root: string): Plugin {
  const folder = join(root, 'node_modules/.shells');
  return {
    name: 'hoptrail:shells',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, minify: false },
      });
      const listed: ListedRoute[] = JSON.parse(await readFile(join(dir, 'routes.json'), 'utf8'));
      const routes = listed.filter(({ path }) => !WITHOUT_SHELL.test(path));
      await writeFile(join(dir, 'shells.json'), JSON.stringify(await draw(folder, routes)));
      await rm(folder, { recursive: true });
    },
  };
}

/** Draws in a thread of its own, with which whatever the screens wait for ends. */
async function draw(folder: string, routes: readonly ListedRoute[]): Promise<unknown> {
  // What a screen says of a browser that is not there is of no interest.
  const worker = new Worker(join(folder, 'prerender.js'), { workerData: routes, stderr: true });
  const [drawn] = await once(worker, 'message');
  await worker.terminate();
  return drawn;
}
