import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Those that the project `postgres` includes. */
const FOLDERS = ['access', 'cache', 'features', 'mail', 'testing', 'transport'].map(
  (name) => `api/src/${name}/`,
);

/** The parts of Vitest's JSON report that are read here. */
interface Report {
  testResults: { name: string; assertionResults: { status: string }[] }[];
}

interface Counts {
  passed: number;
  skipped: number;
  failed: number;
}

/**
 * Writes `docs/suites.md`: the suites of the folders that are tested on both engines, with their passed
 * tests on each. `pnpm suites <part of a path>` runs some of them.
 */
function main(): void {
  const chosen = process.argv.slice(2);
  const postgres = countsOf('postgres', chosen);
  const sqlite = countsOf('node', chosen.length > 0 ? chosen : FOLDERS);
  const names = [...new Set([...sqlite.keys(), ...postgres.keys()])].toSorted();
  const rows = names.map(
    (name) => `| ${name} | ${textOf(sqlite.get(name))} | ${textOf(postgres.get(name))} |`,
  );
  const total = `| **all** | ${textOf(sumOf(sqlite))} | ${textOf(sumOf(postgres))} |`;
  const head = `# The server's suites on both engines

The tests that passed, by \`pnpm suites\`. A dash: the suite is about the other engine
(\`scripts/unit/postgres-project.ts\` says why). Some tests of a suite are about one engine and are skipped on the other.
Suites that make each call over REST and over RPC make it over RPC alone on PostgreSQL: both run the same procedures,
and \`transport/rpc/rpc.parity.test.ts\` compares the transports on both engines.

| suite in \`api/src\` | SQLite | PostgreSQL |
|---|---|---|
`;
  writeFileSync(join(ROOT, 'docs/suites.md'), `${head}${[...rows, total].join('\n')}\n`);
}

/** Runs the suites of a project, and returns their counts. */
function countsOf(project: string, filters: readonly string[]): Map<string, Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'hoptrail-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter', 'json', '--outputFile', file];
    const config = ['--config', 'scripts/unit/vitest.config.ts', '--project', project];
    const args = ['exec', 'vitest', 'run', ...config, ...reporters, ...filters];
    spawnSync('pnpm', args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(
      testResults.map(({ name, assertionResults }) => [
        name.slice(join(ROOT, 'api/src/').length),
        countsIn(assertionResults.map(({ status }) => status)),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countsIn(statuses: readonly string[]): Counts {
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length;
  return { passed, failed, skipped: statuses.length - passed - failed };
}

function sumOf(suites: ReadonlyMap<string, Counts>): Counts {
  const sum = { passed: 0, skipped: 0, failed: 0 };
  for (const { passed, skipped, failed } of suites.values()) {
    sum.passed += passed;
    sum.skipped += skipped;
    sum.failed += failed;
  }
  return sum;
}

function textOf(counts: Counts | undefined): string {
  if (counts === undefined) return '–';
  const { passed, skipped, failed } = counts;
  const others = [failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean);
  return others.length === 0 ? String(passed) : `${passed} (${others.join(', ')})`;
}

main();
