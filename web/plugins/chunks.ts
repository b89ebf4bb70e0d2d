import type { Rolldown } from 'vite';

/**
 * Few files instead of many small ones, since each costs a request: one for what the app begins
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
      { name: (id, graph) => (isNeededAtStart(id, graph) ? 'start' : null), priority: 2 },
      {
        name: 'shared',
        test: /\/(web\/src\/(components|lib)|lucide-react)\//,
        minShareCount: 4,
        priority: 1,
      },
    ],
  };
}

/** A module and all that it imports before it runs. */
function importedBy(entry: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
