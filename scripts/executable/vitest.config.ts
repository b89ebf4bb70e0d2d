import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { executable } from '../binary/paths.ts';
import { canRunPostgres } from '../unit/can-run-postgres.ts';
import { writeToMemory } from '../unit/write-to-memory.ts';

writeToMemory();

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const faults = 'api/src/testing/faults/';
const attacks = 'api/src/testing/attacks/';
/** These compare times, so other tests may only use the processor time that they leave. */
const measured = {
  faults: [`${faults}slow-clients.fault.ts`],
  attacks: ['decoding', 'large-responses', 'sign-up'].map((name) => `${attacks}${name}.attack.ts`),
};
/**
 * More than there are cores: the tests mostly wait for processes and disks. Loading all modules for
 * each file took a third of the workers' processor time.
 */
const busy = { maxWorkers: '300%', isolate: false, sequence: { groupOrder: 0 } };
const alone = { maxWorkers: 1, sequence: { groupOrder: 1 } };

/**
 * Tests of the executable: `pnpm smoke` uses it on both engines; the fault and attack tests run
 * against the source if it is not built. `pnpm executable` runs the measured ones and, in the
 * processor time that they leave, the others. `FAULT_ROUNDS=200` sets the number of kills and
 * `ATTACKS=long` sends the amounts in `docs/threats.md`; `FAULT_PAGE=1` and `ATTACKS_PAGE=1` write
 * `docs/faults.md` and `docs/threats.md`.
 */
export default defineConfig({
  root: file('../..'),
  test: {
    reporters: ['default', file('fault-reporter.ts'), file('attack-reporter.ts')],
    env: existsSync(executable) ? { HOPTRAIL: executable } : {},
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      project('smoke', { include: ['scripts/smoke/*.smoke.ts'], ...busy }),
      ...(canRunPostgres()
        ? [
            project('smoke on postgres', {
              include: ['scripts/smoke/{executable,object-store}.smoke.ts'],
              globalSetup: file('../smoke/postgres.setup.ts'),
              ...busy,
            }),
          ]
        : []),
      project('faults', {
        include: [`${faults}*.fault.ts`],
        exclude: measured.faults,
        ...busy,
      }),
      project('faults, measured', { include: measured.faults, ...alone }),
      project('attacks', {
        include: [`${attacks}*.attack.ts`],
        exclude: measured.attacks,
        ...busy,
      }),
      project('attacks, measured', { include: measured.attacks, ...alone }),
    ],
  },
});

function project(name: string, test: TestProjectInlineConfiguration['test']) {
  return { extends: true as const, test: { name, ...test } };
}
