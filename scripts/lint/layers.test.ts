import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The layers of the web app, lowest first: a file imports those before its own. */
const web = [
  ['theme/a.ts'],
  ['lib/a.ts', 'lib/text/a.ts'],
  ['data/a.ts', 'data/offline/a.ts'],
  ['components/a.ts', 'components/form/inputs/a.ts'],
  ['features/beers/a.ts', 'features/beers/had/a.ts', 'features/beers/had/list/a.ts'],
  ['routes/a.ts', 'routes/_app/admin/a.ts'],
  ['app/a.ts', 'app/worker/a.ts'],
].map((layer) => layer.map((file) => `web/src/${file}`));

/** The layers of the server, lowest first. */
const server = [
  ['lib/a.ts'],
  ['errors.ts'],
  ['config/a.ts'],
  ['db/a.ts', 'db/sqlite/a.ts'],
  ['access/a.ts', 'mail/a.ts', 'objects/a.ts', 'cache/a.ts'],
  ['context.ts'],
  ['trpc.ts'],
  ['features/beers/a.ts', 'features/beers/had/a.ts', 'features/beers/had/list/a.ts'],
  ['caches.ts', 'transport/a.ts', 'transport/pages/a.ts'],
  ['ops/backups/a.ts', 'ops/backups/take/a.ts'],
  ['server.ts', 'app.ts'],
].map((layer) => layer.map((file) => `api/src/${file}`));

/** Two features: one imports the other through its `shared/` only. */
const features = ['api', 'web'].flatMap((app) =>
  ['a.ts', 'had/a.ts', 'had/list/a.ts'].flatMap((file) =>
    ['a.ts', 'list/a.ts'].map((target) => [
      `${app}/src/features/beers/${file}`,
      `${app}/src/features/breweries/${target}`,
    ]),
  ),
);

test('lint refuses every import of a higher layer and of the inside of another feature', async () => {
  const upwards = [web, server].flatMap((layers) =>
    layers.flatMap((layer, at) =>
      layer.flatMap((file) =>
        layers
          .slice(at + 1)
          .flat()
          .map((higher) => [file, higher]),
      ),
    ),
  );
  expect(await acceptedImports([...upwards, ...features])).toEqual([]);
});

test('lint refuses imports of the server in the app and in packages', async () => {
  const importing = ['web/src/data/a.ts', 'web/src/app/worker/a.ts', 'packages/screens/src/a.ts'];
  const imports = importing.map((file) => [file, 'api/src/router.ts']);
  expect(await acceptedImports(imports)).toEqual([]);
});

test('lint accepts imports of lower layers and of what features share', async () => {
  const imports = [
    ['web/src/routes/a.ts', 'web/src/features/beers/a.ts'],
    ['web/src/features/beers/had/a.ts', 'web/src/features/beers/a.ts'],
    ['web/src/features/beers/had/a.ts', 'web/src/features/breweries/shared/a.ts'],
    ['web/src/features/beers/had/list/a.ts', 'web/src/data/a.ts'],
    ['api/src/ops/backups/a.ts', 'api/src/features/beers/a.ts'],
    ['api/src/features/beers/had/a.ts', 'api/src/features/breweries/shared/a.ts'],
    ['api/src/features/beers/a.ts', 'api/src/db/a.ts'],
  ];
  expect(await acceptedImports(imports)).toEqual(imports.map((pair) => pair.join(' -> ')));
});

/**
 * Lints files with these imports by the configuration of the project, in a folder of its own.
 * @param imports pairs of an importing and an imported file
 * @returns the imports that lint accepts
 */
async function acceptedImports(imports: readonly string[][]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'layers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ['biome.json', 'api/biome.json', 'scripts/lint', '.gitignore']) {
    await cp(join(root, file), join(folder, file), { recursive: true });
  }
  // Each import is a line of its file.
  const targets = new Map<string, string[]>();
  for (const [from = '', to = ''] of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  for (const [from, of] of targets) {
    const lines = of.map(
      (to) => `export * from '${relative(dirname(from), to).replace(/^(?!\.)/, './')}';\n`,
    );
    await mkdir(join(folder, dirname(from)), { recursive: true });
    await writeFile(join(folder, from), lines.join(''));
  }
  const refused = await refusedLines(folder);
  return [...targets].flatMap(([from, of]) =>
    of.filter((_, at) => !refused.has(`${from} ${at + 1}`)).map((to) => `${from} -> ${to}`),
  );
}

/** Returns the lines that lint refuses as imports, as `api/src/app.ts 1`. */
async function refusedLines(folder: string): Promise<ReadonlySet<string>> {
  const biome = join(root, 'node_modules/.bin/biome');
  const options = ['lint', '--max-diagnostics=none'];
  const { promise, resolve } = Promise.withResolvers<string>();
  execFile(biome, [...options, '--reporter=github', '.'], { cwd: folder }, (_, stdout) =>
    resolve(stdout),
  );
  const lines = (await promise).matchAll(/(?:noRestrictedImports|plugin),file=([^,]+),line=(\d+)/g);
  return new Set([...lines].map(([, file = '', line]) => `${relative(folder, file)} ${line}`));
}
