import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';
import type { AttackRow } from '../../api/src/testing/attacks/record.ts';

const page = fileURLToPath(new URL('../../docs/threats.md', import.meta.url));

/** Prints the results of the attack tests; with `ATTACKS_PAGE=1` it writes `docs/threats.md`. */
export default class AttackReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const rows = tests
      .flatMap((test) => test.meta().attack ?? [])
      .toSorted((a, b) => (a.attack < b.attack ? -1 : 1));
    for (const { attack, sent, times, held } of rows) {
      console.log(`\n${attack}\n  ${sent}; ${times}\n  ${held}`);
    }
    if (process.env.ATTACKS_PAGE === '1') writeFileSync(page, pageOf(rows));
  }
}

function pageOf(rows: readonly AttackRow[]): string {
  const lines = rows.map(
    ({ attack, sent, times, held }) => `| ${attack} | ${sent} | ${times} | ${held} |`,
  );
  return `# Threats

What \`pnpm executable --project attacks\` does to a running Hoptrail on one machine, and what it finds.
\`pnpm test:all\` runs the short form; this page has the results of the long one, \`pnpm lab attacks\`. No test depends on
how long a response takes.

| Attack | What is sent | How often | Result |
|---|---|---|---|
${lines.join('\n')}
`;
}
