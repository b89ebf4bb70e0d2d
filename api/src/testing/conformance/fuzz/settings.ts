/** Where fuzzing begins when nothing else is chosen, so that it fails only because of a change. */
const USUAL_SEED = 20_260_101;
/** The inputs of one transport; those at the limits of fields, about a thousand, come in addition. */
const USUAL_RUNS = 2_000;
/** The inputs of one transport with a chosen seed. */
const CHOSEN_RUNS = 10_000;
const MS_A_RUN = 50;
const LEAST_MS = 900_000;

/**
 * Returns the settings of fuzzing: few inputs from a fixed seed, or many from the one that
 * `FUZZ_SEED` names.
 * @returns the inputs for one transport, and a time limit for them in milliseconds
 */
export function fuzzSettings({ FUZZ_SEED }: NodeJS.ProcessEnv = process.env) {
  const runs = FUZZ_SEED === undefined ? USUAL_RUNS : CHOSEN_RUNS;
  const seed = Number(FUZZ_SEED ?? USUAL_SEED);
  return { runs, seed, timeout: Math.max(LEAST_MS, runs * MS_A_RUN) };
}
