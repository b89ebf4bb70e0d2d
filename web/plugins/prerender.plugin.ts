import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { screenAt } from '@hoptrail/screens/screen-at';
import { build, type Plugin } from 'vite';
import { classNames } from './class-names.ts';
import type { ListedRoute } from './route-list.plugin.ts';

/**
 * Writes `shells.json` into the build: the prerendered HTML of each screen in `routes.json` before
 * its data has loaded. The server puts it into the page, so that it is visible before any script
 * has run, and the app replaces it. Rendering on the server would take ten milliseconds a page, and would
 * have to agree with the phone about time, position and stored data.
 *
 * So a screen must render without a browser: it reads the browser in effects, queries or handlers only.
 * Content about a person (`data-own`), the day or random content is hidden or left out. Screens of
 * administrators are not prerendered. Screens that people open by a link are rendered a second time, with
 * places for the texts of a response (`src/app/placeholder-responses.ts`).
 * @param root the folder of the web app
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
        css: classNames(root),
        build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, minify: false },
      });
      const listed: ListedRoute[] = JSON.parse(await readFile(join(dir, 'routes.json'), 'utf8'));
      const routes = listed.filter(({ path }) => screenAt(path)?.audience !== 'admin');
      await writeFile(join(dir, 'shells.json'), JSON.stringify(await draw(folder, routes)));
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Renders in a worker thread; ending the thread also ends the requests and timers of the screens.
 */
async function draw(folder: string, routes: readonly ListedRoute[]): Promise<unknown> {
  // Warnings about the missing browser are expected.
  const worker = new Worker(join(folder, 'prerender.js'), { workerData: routes, stderr: true });
  const [drawn] = await once(worker, 'message');
  await worker.terminate();
  return drawn;
}
