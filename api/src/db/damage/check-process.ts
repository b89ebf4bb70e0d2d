import { z } from 'zod';
import { runProgram } from '../../lib/run-program.ts';

/** The JSON that the hidden command prints. */
export const tableDamage = z.array(z.string());

/**
 * Checks a table in a process of its own, at the lowest priority.
 * @param program the command that starts Hoptrail
 * @param signal ends the process early
 * @returns a sentence for each problem
 * @throws Error when the check cannot run
 */
export async function checkTableInProcess(
  program: readonly string[],
  { dataDir, table }: { dataDir: string; table: string },
  signal: AbortSignal,
): Promise<string[]> {
  const env = { DATA_DIR: dataDir };
  const printed = await runProgram(program, ['check-table', table], { env, signal });
  return tableDamage.parse(JSON.parse(printed));
}
