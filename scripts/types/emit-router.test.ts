import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emitRouter, type RouterFiles } from './emit-router.ts';

const TRPC = `import type { Context } from './context.ts';
export interface Meta { guard: string }
export const procedure = <Output>(output: Output, ctx?: Context, meta?: Meta) => ({ ctx, meta, output });
`;

test('the type of a router has its outputs and no file of the server', async () => {
  const files = server({ 'beers.ts': 'export const beer = { name: "Porter", abv: 5.5 };\n' });
  await emitRouter(files);
  const declaration = readFileSync(files.target, 'utf8');
  expect(declaration).toContain('abv: number');
  expect(declaration).toContain('meta: object | undefined');
  expect(declaration).not.toContain('import(');
});

test('an unchanged type is not written again', async () => {
  const files = server({ 'beers.ts': 'export const beer = { name: "Porter" };\n' });
  await emitRouter(files);
  const { mtimeNs } = statSync(files.target, { bigint: true });
  await emitRouter(files);
  expect(statSync(files.target, { bigint: true }).mtimeNs).toBe(mtimeNs);
});

test('a type that the server declares is refused, with what to do', async () => {
  const beers =
    'export interface Beer { name: string }\nexport const beer: Beer = { name: "Porter" };\n';
  const files = server({ 'beers.ts': beers });
  await expect(emitRouter(files)).rejects.toThrow(
    /\.\/beers\.ts.\nDeclare .+ packages\/contracts/s,
  );
});

test('a broken file of the server is refused as the compiler says it', async () => {
  const files = server({ 'beers.ts': 'export const beer = {;\n' });
  await expect(emitRouter(files)).rejects.toThrow('beers.ts(1,22)');
});

test('a type without a name outside of its file is refused, with what to do', async () => {
  const files = server({
    'rows.ts': 'interface Row { name: string }\nexport const rows: Row[] = [];\n',
    'repo.ts': 'import { rows } from "./rows.ts";\nexport function first() { return rows; }\n',
    'router.ts': 'export { first as appRouter } from "./repo.ts";\n',
  });
  await expect(emitRouter(files)).rejects.toThrow(/Row.+\nExport these types/s);
});

/** Writes a server whose router returns `beer` of `beers.ts`. */
function server(parts: Readonly<Record<string, string>>): RouterFiles {
  const folder = mkdtempSync(join(tmpdir(), 'router-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'types'));
  const all: Readonly<Record<string, string>> = {
    'package.json': '{ "type": "module" }',
    'context.ts': 'export interface Context { userId: string }\n',
    'trpc.ts': TRPC,
    'router.ts': `import { beer } from './beers.ts';
import { procedure } from './trpc.ts';
export const appRouter = { beers: { first: procedure(beer) } };
`,
    'tsconfig.json': JSON.stringify({
      extends: join(import.meta.dirname, '../../api/tsconfig.router.json'),
      compilerOptions: { rootDir: '.', outDir: 'dist', incremental: false, types: [] },
      include: [],
      files: ['router.ts'],
    }),
    ...parts,
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return {
    config: folder,
    emitted: join(folder, 'dist/router.d.ts'),
    target: join(folder, 'types/router.d.ts'),
  };
}
