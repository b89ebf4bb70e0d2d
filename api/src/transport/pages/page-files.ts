import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The files of one screen, as the web app's build lists them. */
const routeFiles = z.object({
  /** With `$name` for what varies, such as `/brewery/$id`. */
  path: z.string(),
  /** Whether visitors see it too. */
  isPublic: z.boolean(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});
export type RouteFiles = z.infer<typeof routeFiles>;

export interface PageFiles {
  /** The built page, with places for what differs from page to page. */
  page: string;
  routes: readonly RouteFiles[];
  /** By the route's path, how its screen looks before its data have come. */
  shells: Readonly<Record<string, string>>;
}

/** What differs from page to page, as HTML. */
export interface PageSlots {
  /** The part of the head that says what the page is about. */
  head: string;
  /** What is seen until the app runs; the build's own where left out. */
  shell: string | undefined;
  /** What the app would ask the server for first. */
  data: string;
}

/**
 * Reads the built page, anew only when it was built anew.
 * @param root folder of the built web app
 * @returns a function that throws when the page is missing
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

/** The page with its places filled, which the build marks as `<!--head-->...<!--/head-->`. */
export function filledPage(page: string, slots: PageSlots): string {
  return page.replace(
    /<!--(head|shell|data)-->.*?<!--\/\1-->/gs,
    (place, name: keyof PageSlots) => slots[name] ?? place,
  );
}

/**
 * Returns the files of the screen that a page shows: the route's own for those who are signed in,
 * the sign-in's for others.
 * @param route that the page's path leads to
 * @returns undefined where the build lists none
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
