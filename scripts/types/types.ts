import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { budgetFor, type Check, checkPackage, overBudget } from './check-package.ts';
import { emitRouter } from './emit-router.ts';

const root = join(import.meta.dirname, '../..');
const BUDGETS = join(import.meta.dirname, 'budgets.json');

/**
 * Checks the types of every package, and what the check costs: `pnpm types`. The types of the
 * server's procedures are emitted first, since other packages read them; `--emit` does only that.
 * `pnpm types --raise <folder>` sets the budget of a package to what its check takes.
 */
process.chdir(root);
const { emit, raise } = parseArgs({
  options: { emit: { type: 'boolean' }, raise: { type: 'string', multiple: true } },
}).values;
try {
  await emitRouter({
    config: 'api/tsconfig.router.json',
    emitted: 'api/dist/types/api/src/router.d.ts',
    target: 'packages/api-types/router.d.ts',
  });
  if (!emit) await checkTypes(raise);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function checkTypes(raised: readonly string[] | undefined): Promise<void> {
  const budgets: Record<string, number> = JSON.parse(readFileSync(BUDGETS, 'utf8'));
  const unknown = raised?.filter((folder) => !(folder in budgets)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `${unknown.join(', ')} has no budget; ${Object.keys(budgets).join(', ')} have.`,
    );
  }
  generateRoutes();
  const checks = await checkAll(raised ?? Object.keys(budgets), raised !== undefined);
  for (const { errors } of checks) process.stdout.write(errors);
  if (raised) {
    for (const { folder, instantiations } of checks) budgets[folder] = budgetFor(instantiations);
    writeFileSync(BUDGETS, `${JSON.stringify(budgets, null, 2)}\n`);
  }
  console.table(
    Object.fromEntries(
      checks.map(({ folder, instantiations }) => [
        folder,
        { instantiations, budget: budgets[folder] },
      ]),
    ),
  );
  const excesses = checks.flatMap((check) => overBudget(check, budgets[check.folder] ?? 0) ?? []);
  for (const excess of excesses) console.error(excess);
  if (excesses.length > 0 || checks.some(({ errors }) => errors !== '')) process.exitCode = 1;
}

/** Generates the web app's list of routes, which its types include. */
function generateRoutes(): void {
  const { status, error, stderr } = spawnSync('pnpm', ['--filter', './web', 'routes'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw error ?? new Error(stderr);
}

/** Checks packages in their order, as many at a time as there are processors. */
async function checkAll(folders: readonly string[], isWhole: boolean): Promise<Check[]> {
  const checks: Check[] = [];
  const waiting = folders.entries();
  const work = async () => {
    for (const [at, folder] of waiting) checks[at] = await checkPackage(folder, isWhole);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return checks;
}
