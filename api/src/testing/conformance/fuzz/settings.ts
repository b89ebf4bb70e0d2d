import { isOnPostgres } from '../../postgres/is-on-postgres.ts';

/**
 * The inputs that the test command sends, over both transports together. Those at the limits of the
 * fields, about a thousand for each transport, come in addition.
 */
const USUAL_RUNS = isOnPostgres ? 1_000 : 20_000;
const MS_A_RUN = 50;
const LEAST_MS = 300_000;

/**
 * Returns the settings of fuzzing: `FUZZ_RUNS` inputs over both transports together, from `FUZZ_SEED`
 * or a new seed.
 * @returns the inputs for one transport, and a time limit for them in milliseconds
 */
export function fuzzSettings(env: Readonly<Record<string, string | undefined>> = process.env) {
  const runs = Math.ceil(Number(env.FUZZ_RUNS ?? USUAL_RUNS) / 2);
  const seed = Number(env.FUZZ_SEED ?? Date.now() % 2 ** 31);
  return { runs, seed, timeout: Math.max(LEAST_MS, runs * MS_A_RUN) };
}
