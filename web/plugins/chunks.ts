import type { Rolldown } from 'vite';

/**
 * Few files instead of many small ones, since each costs a request: some for what the app begins
 * with, one for what most screens share. What a single screen needs stays with it.
 * @param entry the module that the app begins with
 */
export function chunks(entry: string): Rolldown.CodeSplittingOptions {
  let start: ReadonlySet<string> | undefined;
  const isNeededAtStart = (id: string, graph: Rolldown.ChunkingContext) => {
    start ??= importedBy(entry, graph);
    return start.has(id);
  };
  return {
    groups: [
      { name: 'begin', test: /vite\/preload-helper|\/lib\/browser\/reload-page\.ts$/, priority: 4 },
      { name: 'styles', test: FANS_STYLES, priority: 3 },
      { name: (id, graph) => (isNeededAtStart(id, graph) ? startPart(id) : null), priority: 2 },
      {
        name: 'shared',
        test: /\/(web\/src\/(components|data|lib|features\/(beers|breweries)\/shared)|lucide-react)\//,
        minShareCount: 4,
        priority: 1,
      },
      // Three files of a few lines each: by themselves they take more than together.
      {
        name: 'contracts',
        test: /\/packages\/contracts\/src\/(badges|distance|wait-text)\.ts$/,
        minShareCount: 2,
        priority: 1,
      },
    ],
  };
}

/** Of the screens that everybody opens; those of owners and administrators stay with theirs. */
const FANS_STYLES =
  /\/web\/src\/(?!features\/((admin|audit|claims)\/|\w+\/(manage|place)\/|settings\/shared\/)).*\.css$|\/@fontsource\//;

/** The start in parts: each runs as a task of its own, between which a phone can answer. */
function startPart(id: string): string {
  if (/\/(react|react-dom|scheduler)\/|\/lib\/browser\/react-dom\.ts$/.test(id)) return 'react';
  if (/\/@tanstack\/(react-)?(router|history|store)/.test(id)) return 'router';
  if (/\/(@tanstack\/(react-)?query|@trpc\/)/.test(id)) return 'calls';
  return 'start';
}

/** A module and all that it imports before it runs. */
function importedBy(entry: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
