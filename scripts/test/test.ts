import { join } from 'node:path';
import { changedFiles } from './changed-files.ts';
import { postgresSuites } from './postgres-suites.ts';
import { type Outcome, runStep } from './run-step.ts';
import { checks, type Group, stepsOfTest, stepsOfTestAll } from './steps.ts';
import { summaryOf } from './summary.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Runs what a change needs before it lands: `pnpm test`. With `--all` every test: `pnpm test:all`.
 * With `--check` only what runs no test: `pnpm check`.
 */
const outcomes: Outcome[] = [];
for (const group of groupsFor(process.argv[2])) {
  const isAlone = group.length === 1;
  outcomes.push(...(await Promise.all(group.map((step) => runStep(step, isAlone)))));
  if (outcomes.some(({ passed }) => !passed)) {
    process.exitCode = 1;
    break;
  }
}
for (const line of summaryOf(outcomes)) console.log(line);

function groupsFor(option: string | undefined): readonly Group[] {
  if (option === '--check') return checks;
  if (option === '--all') {
    const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
    console.log(`Fuzzing begins at FUZZ_SEED=${seed}.`);
    return stepsOfTestAll(seed);
  }
  const suites = postgresSuites(changedFiles(root, process.env.TEST_BASE || undefined));
  console.log(`Suites on PostgreSQL: ${suites.join(', ')}`);
  return stepsOfTest(suites);
}
