/** The inputs that the test command sends, over both transports together. */
const USUAL_RUNS = 20_000;
const MS_A_RUN = 50;

/**
 * Returns the settings of fuzzing: `FUZZ_RUNS` inputs over both transports together (20,000 by
 * default), from `FUZZ_SEED` or a new seed.
 * @returns the inputs for one transport, and a time limit for them in milliseconds
 */
export function fuzzSettings(env: Readonly<Record<string, string | undefined>> = process.env) {
  const runs = Math.ceil(Number(env.FUZZ_RUNS ?? USUAL_RUNS) / 2);
  return { runs, seed: Number(env.FUZZ_SEED ?? Date.now() % 2 ** 31), timeout: runs * MS_A_RUN };
}
