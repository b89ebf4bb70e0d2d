import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** A package that a `package.json` names. */
export interface Dependency {
  name: string;
  version: string;
  /** The folders whose programs run with it; none if it only builds or tests. */
  runsIn: string[];
}

const root = join(import.meta.dirname, '../../..');

/** Returns the packages that the manifests of this repository name, sorted by name. */
export function dependencies(): Dependency[] {
  const found = new Map<string, Dependency>();
  const add = (versions: Manifest['dependencies'], folder: string | undefined) => {
    for (const [name, version] of Object.entries(versions ?? {})) {
      if (version.startsWith('workspace:')) continue;
      const entry = found.get(name) ?? { name, version, runsIn: [] };
      found.set(name, entry);
      if (folder !== undefined) entry.runsIn.push(folder);
    }
  };
  for (const file of globSync('{.,api,web,lab,packages/*}/package.json', {
    cwd: root,
  }).toSorted()) {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
    add(manifest.dependencies, dirname(file));
    add(manifest.devDependencies, undefined);
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
