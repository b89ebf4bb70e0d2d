/** A command of the test commands. */
export interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** What runs only this step. */
  again: string;
  /** Variables in addition to those of this process. */
  env?: Readonly<Record<string, string>>;
  /** Set if it writes a result: the command that runs the tests of one file. */
  tests?: 'unit' | 'executable' | 'e2e';
}

/** Steps that run at the same time; the next group runs only if all of them pass. */
export type Group = readonly Step[];

const script = (file: string, ...options: string[]): Step['command'] => [
  'node',
  `scripts/${file}`,
  ...options,
];
const vitest = (config: string, ...options: string[]): Step['command'] => [
  'vitest',
  'run',
  '--config',
  `scripts/${config}/vitest.config.ts`,
  ...options,
];

/** Tests of components need a browser, which is installed if there is none. */
const unitTests = (...options: string[]) =>
  script('browser/with-browser.ts', ...vitest('unit', ...options));

/** What runs no test: format, lint, types, unused code, the build and its size. */
export const checks: readonly Group[] = [
  [{ name: 'routes', command: ['pnpm', '--filter', './web', 'routes'], again: 'pnpm types' }],
  [
    { name: 'lint', command: ['biome', 'ci', '.'], again: 'pnpm lint (pnpm fix repairs most)' },
    { name: 'commits', command: script('commits/commits.ts'), again: 'pnpm check' },
    { name: 'types', command: ['pnpm', 'types'], again: 'pnpm types' },
    { name: 'unused code', command: ['knip'], again: 'pnpm exec knip' },
    { name: 'build', command: ['pnpm', 'build'], again: 'pnpm build' },
  ],
  [{ name: 'size', command: script('size/size.ts'), again: 'pnpm build && pnpm check' }],
];

const tools: readonly Group[] = [
  [
    {
      name: 'servers for tests',
      command: script('test-servers/install-test-servers.ts'),
      again: 'pnpm test-servers',
    },
  ],
];

const executable: Group = [
  { name: 'executable', command: script('binary/build.ts'), again: 'pnpm build:binary' },
];

/**
 * Returns what a change needs before it lands.
 * @param postgresSuites the suites for PostgreSQL, beginnings of paths
 */
export function stepsOfTest(postgresSuites: readonly string[]): Group[] {
  return [
    ...checks,
    ...tools,
    [
      {
        name: 'unit tests',
        command: unitTests('--tags-filter', '!release'),
        env: { POSTGRES_SUITES: postgresSuites.join() },
        again: 'pnpm unit, pnpm unit --postgres or pnpm unit --browser',
        tests: 'unit',
      },
    ],
    executable,
    [
      {
        name: 'smoke test',
        command: vitest('executable', '--project', 'smoke', '--tags-filter', '!release'),
        again: 'pnpm executable --project smoke',
        tests: 'executable',
      },
    ],
    [
      {
        name: 'journeys',
        command: script('e2e/e2e.ts', '--grep', '@core'),
        again: 'pnpm e2e --grep @core',
        tests: 'e2e',
      },
    ],
  ];
}

/**
 * Returns every test there is.
 * @param seed where fuzzing begins
 */
export function stepsOfTestAll(seed: number): Group[] {
  const FUZZ_SEED = String(seed);
  return [
    ...checks,
    ...tools,
    [
      {
        name: 'unit tests',
        command: unitTests(),
        env: { FUZZ_SEED },
        again: `FUZZ_SEED=${seed} pnpm unit, pnpm unit --postgres or pnpm unit --browser`,
        tests: 'unit',
      },
    ],
    executable,
    [
      {
        name: 'tests of the executable',
        command: vitest('executable'),
        again: 'pnpm executable',
        tests: 'executable',
      },
    ],
    [
      {
        name: 'journeys',
        command: script('e2e/e2e.ts'),
        env: { E2E_SIZES: 'all' },
        again: 'E2E_SIZES=all pnpm e2e',
        tests: 'e2e',
      },
    ],
    [{ name: 'two builds', command: ['pnpm', 'lab', 'two-builds'], again: 'pnpm lab two-builds' }],
    [{ name: 'Debian package', command: script('deb/build.ts'), again: 'pnpm build:deb' }],
    [{ name: 'its installation', command: ['pnpm', 'smoke:deb'], again: 'pnpm smoke:deb' }],
    [{ name: 'rolling restart', command: ['pnpm', 'rolling'], again: 'pnpm rolling' }],
    [{ name: 'failover', command: ['pnpm', 'failover'], again: 'pnpm failover' }],
  ];
}
