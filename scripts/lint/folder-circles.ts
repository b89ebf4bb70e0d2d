import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** An import: the file that imports, and the imported one. */
type Import = readonly [from: string, to: string];

/** Imports between the sub-folders of each folder: from one to another, with an example. */
type Graphs = Map<string, Map<string, Map<string, string>>>;

/**
 * Reads the relative imports of a folder's files, types included. Tests are left out, because they
 * may import anything.
 * @param root the folder, from which all paths are relative
 */
export function importsIn(root: string): Import[] {
  return globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|fault|attack)\.tsx?$|(^|\/)testing\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const found = text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
      return [...found].map(
        ([, path = '']) => [file, normalize(join(dirname(file), path))] as const,
      );
    });
}

/**
 * Returns the imports by which folders side by side depend on each other, in a circle of any length.
 * What a folder's own files import does not count.
 * @param isFree whether the sub-folders of a folder may import each other both ways
 * @returns an example for each pair of folders
 */
export function folderCircles(
  imports: readonly Import[],
  isFree: (folder: string) => boolean = () => false,
): string[] {
  return [...graphsOf(imports)]
    .filter(([folder]) => !isFree(folder))
    .flatMap(([, graph]) =>
      [...graph].flatMap(([from, targets]) =>
        [...targets]
          .filter(([to]) => reachedFrom(to, graph).has(from))
          .map(([, example]) => example),
      ),
    );
}

function graphsOf(imports: readonly Import[]): Graphs {
  const graphs: Graphs = new Map();
  for (const [from, to] of imports) {
    const [source, target] = [dirname(from).split('/'), dirname(to).split('/')];
    const depth = source.findIndex((name, index) => name !== target[index]);
    const [here, there] = [source[depth], target[depth]];
    if (here === undefined || there === undefined || here === '.' || there === '..') continue;
    const graph = entryOf(graphs, source.slice(0, depth).join('/'), () => new Map());
    entryOf(graph, here, () => new Map()).set(there, `${from} imports ${to}`);
  }
  return graphs;
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, initial: () => Value): Value {
  const value = map.get(key) ?? initial();
  map.set(key, value);
  return value;
}

function reachedFrom(start: string, graph: Map<string, Map<string, string>>): Set<string> {
  const reached = new Set([start]);
  for (const folder of reached)
    for (const next of graph.get(folder)?.keys() ?? []) reached.add(next);
  return reached;
}
