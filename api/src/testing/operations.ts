import { type Config, readConfig } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { OperationName } from '../ops/control/operations.ts';
import { runHere } from '../ops/control/run-here.ts';

/** The tag key of operations on a database without a folder. */
export const TAG_KEY = 'a tag key of more than thirty-two characters';

/**
 * Runs an operation of the command line on a database.
 * @returns its output and its progress
 */
export async function runOperationHere(
  db: Db,
  name: OperationName,
  args: object,
  input: AsyncIterable<string> = nothing(),
  config: Partial<Config> = {},
): Promise<{ printed: string; progress: string[] }> {
  const printed: string[] = [];
  const progress: string[] = [];
  const deps = {
    config: { ...readConfig({}, 'production'), ...config },
    db,
    clock: { now: () => new Date('2026-05-01T12:00:00.000Z') },
    loadTagKey: async () => TAG_KEY,
    wakeOutbox: () => {},
  };
  await runHere(deps, name, args, {
    input,
    print: (text) => printed.push(text),
    progress: (line) => progress.push(line),
  });
  return { printed: printed.join('\n'), progress };
}

async function* nothing(): AsyncGenerator<string> {}
