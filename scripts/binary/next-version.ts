import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Migration } from '../../api/src/db/migrate/migrations.ts';
import manifest from '../../package.json' with { type: 'json' };
import { addonsFor } from './addons.ts';
import { bundleServer } from './bundle.ts';
import { hashOf } from './files.ts';
import { partsFolder, serverEntry } from './paths.ts';
import { buildExecutable } from './single-executable.ts';
import { thisMachine } from './target.ts';

const NEW_TABLE = {
  sqlite: 'CREATE TABLE next_release (x TEXT) STRICT',
  postgres: 'CREATE TABLE next_release (x text)',
};

/** Returns a version after this one: 0.3.0 after 0.2.0, or 0.4.0 two steps later. */
export function laterVersion(steps = 1): string {
  const [major, minor] = manifest.version.split('.').map(Number);
  return `${major}.${(minor ?? 0) + steps}.0`;
}

/**
 * Builds a possible next release: the same program with a higher version and one more migration.
 * `dist/hoptrail` must exist.
 * @param executable file to write
 * @param statements SQL of the migration, by engine
 */
export async function buildNextVersion(
  executable: string,
  version: string,
  { sqlite, postgres }: Readonly<Record<'sqlite' | 'postgres', string>> = NEW_TABLE,
): Promise<void> {
  const server = join(partsFolder, 'server-next.cjs');
  const serverHash = join(partsFolder, 'server-next-hash');
  const { sharpAddon } = addonsFor(thisMachine, undefined);
  await bundleServer({ entryFile: serverEntry, outFile: server }, sharpAddon, [
    next(version, { sqlite: [sqlite], postgres: [postgres] }),
  ]);
  await writeFile(serverHash, await hashOf(new Map([['server', server]])));
  const assets = JSON.parse(await readFile(join(partsFolder, 'assets.json'), 'utf8'));
  await buildExecutable({
    main: join(partsFolder, 'main.cjs'),
    executable,
    node: process.execPath,
    configFile: join(partsFolder, 'sea-next.json'),
    assets: { ...assets, server, 'server-hash': serverHash },
  });
}

function next(version: string, statements: Migration): Plugin {
  return {
    name: 'next-version',
    setup({ onLoad }) {
      onLoad({ filter: /db[/\\]migrate[/\\]migrations\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const migration = `  '900-next-release': ${JSON.stringify(statements)},\n`;
        const contents = source.replace(/\n};\n/, `\n${migration}};\n`);
        if (contents === source) throw new Error(`${path} does not end its list by "};".`);
        return { contents, loader: 'ts' };
      });
      onLoad({ filter: /package\.json$/ }, async ({ path }) => {
        const manifest = JSON.parse(await readFile(path, 'utf8'));
        const contents = manifest.name === 'hoptrail' ? { ...manifest, version } : manifest;
        return { contents: JSON.stringify(contents), loader: 'json' };
      });
    },
  };
}
