import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';
import type {} from '../../api/src/testing/faults/support/counts.ts';

const page = fileURLToPath(new URL('../../docs/faults.md', import.meta.url));

/** Prints the results of the fault tests; with `FAULT_PAGE=1` it writes `docs/faults.md`. */
export default class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const rows = tests.flatMap((test) => {
      const { fault } = test.meta();
      if (fault) return [fault];
      const result = test.result();
      // Without a note the run was of other tests.
      return result?.state === 'skipped' && result.note
        ? [{ name: test.name, done: 'not run', held: result.note }]
        : [];
    });
    const sorted = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name, done, held } of sorted) console.log(`\n${name}\n  ${done}\n  ${held}`);
    if (process.env.FAULT_PAGE === '1') writeFileSync(page, pageOf(sorted));
  }
}

function pageOf(rows: readonly { name: string; done: string; held: string }[]): string {
  const lines = rows.map(({ name, done, held }) => `| ${name} | ${done} | ${held} |`);
  return `# Faults

What \`pnpm executable --project faults\` does to Hoptrail on one machine, and what it finds. \`pnpm test:all\` runs 20 kills;
this page has the results of 200: \`FAULT_ROUNDS=200 FAULT_PAGE=1 pnpm executable --project faults\`.

| Fault | What the test does | Result |
|---|---|---|
${lines.join('\n')}
`;
}
