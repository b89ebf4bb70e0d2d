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
  /** The built page, parted where its head differs from page to page. */
  parts: readonly string[];
  routes: readonly RouteFiles[];
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

/** Whether the app has a screen at a path; where the build lists none, any may be. */
export function isKnownPath(path: string, routes: readonly RouteFiles[]): boolean {
  return routes.length === 0 || routes.some((route) => leadsTo(route.path, path));
}

/**
 * The files of the screen at a path: its own for those who are signed in, the sign-in's for others.
 * @returns undefined where the build lists none
 */
export function filesAt(
  path: string,
  isSignedIn: boolean,
  routes: readonly RouteFiles[],
): RouteFiles | undefined {
  const route = routes.find((known) => leadsTo(known.path, path));
  if (isSignedIn || route?.isPublic) return route;
  return routes.find((known) => known.path === '/welcome');
}

async function read(root: string, page: string): Promise<PageFiles> {
  const html = await readFile(page, 'utf8');
  const parts = html.split(/<!--page-->.*<!--\/page-->/s);
  return { parts, routes: await readRoutes(root) };
}

async function readRoutes(root: string): Promise<RouteFiles[]> {
  const listed = await readFile(join(root, 'routes.json'), 'utf8').catch(() => '[]');
  return z.array(routeFiles).parse(JSON.parse(listed));
}

function leadsTo(route: string, path: string): boolean {
  const wanted = segments(route);
  const given = segments(path);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith('$') || segment === given[index])
  );
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}
