/**
 * Counts what a router's type costs who uses it, by its sources and by its emitted declaration:
 * `pnpm lab router-types`. The routers are generated into a temporary folder.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage } from '../../scripts/types/check-package.ts';
import { emitRouter } from '../../scripts/types/emit-router.ts';
import { writeProject } from './write-project.ts';

/** Hoptrail has 139 procedures. */
const SIZES = [10, 100, 1000];

for (const procedures of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'router-types-'));
  try {
    writeProject(folder, procedures);
    await emitRouter({
      config: join(folder, 'server'),
      emitted: join(folder, 'server/dist/router.d.ts'),
      target: join(folder, 'types/router.d.ts'),
    });
    const sources = await instantiations(join(folder, 'by-sources'));
    const declaration = await instantiations(join(folder, 'by-declaration'));
    console.log(
      `${count(procedures)} procedures: ${count(declaration)} instantiations by the declaration, ` +
        `${count(sources)} by the sources, ${(sources / declaration).toFixed(1)} times as many.`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @throws if the compiler refuses anything, or accepts the wrong call of the app */
async function instantiations(project: string): Promise<number> {
  const check = await checkPackage(project, true);
  if (check.errors) throw new Error(check.errors);
  return check.instantiations;
}

function count(number: number): string {
  return number.toLocaleString('en');
}
