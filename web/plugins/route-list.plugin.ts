import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A screen, and the files that it needs beyond those of every page. The server reads it. */
export interface ListedRoute {
  /** With `$name` for what varies, such as `/brewery/$id`. */
  path: string;
  /** Whether visitors see it too. */
  isPublic: boolean;
  scripts: string[];
  styles: string[];
}

/** The route for unknown paths; it is not a screen. */
const REST = '_app/$.tsx';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/**
 * Writes `routes.json` into the build: the files of each screen. The server preloads them with the
 * page, instead of after the app has started.
 * @param routesFolder the folder of the routes, each in a file named after its path
 */
export function routeList(routesFolder: string): Plugin {
  return {
    name: 'hoptrail:route-list',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const source = JSON.stringify(listRoutes(bundle, routesFolder));
      this.emitFile({ type: 'asset', fileName: 'routes.json', source });
    },
  };
}

function listRoutes(bundle: Bundle, routesFolder: string): ListedRoute[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const screens = new Map<string, Rolldown.OutputChunk>();
  for (const chunk of chunks) {
    const [file = '', query = ''] = chunk.facadeModuleId?.split('?') ?? [];
    const name = relative(routesFolder, file);
    if (!name.startsWith('..') && query.includes('component')) screens.set(name, chunk);
  }
  const frame = screens.get('_app.tsx');
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'app');
  const always = entry ? withImports([entry], bundle) : [];

  return [...screens]
    .filter(([name, chunk]) => chunk !== frame && name !== REST)
    .map(([name, chunk]) => {
      const isPublic = !name.startsWith('_app/');
      const around = [...screens]
        .filter(([other]) => isAround(other, name))
        .map(([, part]) => part);
      const own = withImports(isPublic || !frame ? [chunk] : [frame, ...around, chunk], bundle);
      const files = own.filter((needed) => !always.includes(needed));
      return {
        path: pathOf(name),
        isPublic,
        scripts: files.map(({ fileName }) => `/${fileName}`),
        styles: files.flatMap(({ viteMetadata }) =>
          [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
        ),
      };
    });
}

/** Returns whether a file lays out another screen: `_app/admin/route.tsx` does for `_app/admin/people.tsx`. */
function isAround(layout: string, screen: string): boolean {
  return layout.endsWith('/route.tsx') && screen.startsWith(layout.replace(/route\.tsx$/, ''));
}

/** Returns the chunks and everything that they import statically. */
function withImports(chunks: readonly Rolldown.OutputChunk[], bundle: Bundle) {
  const found = new Set(chunks);
  for (const { imports } of found) {
    for (const file of imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  return [...found];
}

/** Returns a screen's path: `_app/breweries/$id.index.tsx` is the screen at `/breweries/$id`. */
function pathOf(file: string): string {
  const name = file.replace(/^_app\//, '').replace(/\.tsx$/, '');
  const segments = name
    .split(/[./]/)
    .filter((segment) => segment !== 'index' && segment !== 'route');
  return `/${segments.join('/')}`;
}
