import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The bytes (brotli) that a screen loads as the first page before it works. */
export interface FirstLoad {
  /** The screen's path, with `$name` for a variable part. */
  path: string;
  scripts: number;
  styles: number;
}

interface ListedRoute {
  path: string;
  scripts: string[];
  styles: string[];
}

/**
 * Measures every screen of the built web app: the files of the page and of the screen, without
 * those that load later, such as a dialog's.
 * @param dist folder of the build
 * @throws Error when it is not built
 */
export function measureFirstLoads(dist: string): FirstLoad[] {
  const page = join(dist, 'index.html');
  if (!existsSync(page)) throw new Error(`${dist} is not built. Run: pnpm build`);
  const html = readFileSync(page, 'utf8');
  const everywhere = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  const bytes = (files: readonly string[], ending: string) =>
    [...new Set([...everywhere, ...files])]
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + brotliBytes(join(dist, file)), 0);

  const routes: ListedRoute[] = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'));
  return routes.map(({ path, scripts, styles }) => ({
    path,
    scripts: bytes(scripts, '.js'),
    styles: bytes(styles, '.css') + brotliCompressSync(html).length,
  }));
}

/** Returns the bytes (brotli) of the worker that paints maps. @throws Error without it */
export function painterBytes(dist: string): number {
  const assets = join(dist, 'assets');
  const file = readdirSync(assets).find((name) => /^ground-worker-.*\.js$/.test(name));
  if (!file) throw new Error(`${assets} has no worker that paints maps.`);
  return brotliBytes(join(assets, file));
}

/** Returns the size that the server sends: of the compressed file, if the build made one. */
function brotliBytes(file: string): number {
  const compressed = `${file}.br`;
  return readFileSync(existsSync(compressed) ? compressed : file).length;
}
