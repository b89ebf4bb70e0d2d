import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The files of one screen, as the web app's build lists them. */
const routeFiles = z.object({
  /** The path with `$name` for each parameter, such as `/brewery/$id`. */
  path: z.string(),
  /** Whether visitors may see the screen. */
  isPublic: z.boolean(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});
export type RouteFiles = z.infer<typeof routeFiles>;

export interface PageFiles {
  /** The built page with the slots of `PageSlots`. */
  page: string;
  routes: readonly RouteFiles[];
  /** The prerendered shell of each screen without data, by the route's path. */
  shells: Readonly<Record<string, string>>;
}

/** The parts that differ from page to page, as HTML. */
export interface PageSlots {
  /** The title and metadata in the head. */
  head: string;
  /** The content until the app runs; undefined for the build's own. */
  shell: string | undefined;
  /** The results of the first queries of the app. */
  data: string;
}

/**
 * Returns a function that reads the built page and caches it until the next build.
 * @param root folder of the built web app
 * @returns a function that throws if the page is missing
 */
export function pageFiles(root: string): () => Promise<PageFiles> {
  const page = join(root, 'index.html');
  let kept: { files: PageFiles; builtAt: number } | undefined;
  return async () => {
    const { mtimeMs } = await stat(page);
    if (kept?.builtAt !== mtimeMs) kept = { files: await read(root, page), builtAt: mtimeMs };
    return kept.files;
  };
}

/**
 * Returns the page with its slots filled, which the build marks as `<!--head-->...<!--/head-->`.
 */
export function filledPage(page: string, slots: PageSlots): string {
  return page.replace(
    /<!--(head|shell|data)-->.*?<!--\/\1-->/gs,
    (place, name: keyof PageSlots) => slots[name] ?? place,
  );
}

/**
 * Returns the files of the screen that a page shows: the route's own for signed-in readers and
 * public screens, otherwise those of the sign-in.
 * @param route that the page's path leads to
 * @returns undefined if the build lists none
 */
export function filesOf(
  route: string | undefined,
  isSignedIn: boolean,
  routes: readonly RouteFiles[],
): RouteFiles | undefined {
  const listed = routes.find(({ path }) => path === route);
  if (isSignedIn || listed?.isPublic) return listed;
  return routes.find(({ path }) => path === '/welcome');
}

async function read(root: string, page: string): Promise<PageFiles> {
  const built = async (name: string, none: string) =>
    JSON.parse(await readFile(join(root, name), 'utf8').catch(() => none));
  return {
    page: await readFile(page, 'utf8'),
    routes: z.array(routeFiles).parse(await built('routes.json', '[]')),
    shells: z.record(z.string(), z.string()).parse(await built('shells.json', '{}')),
  };
}
