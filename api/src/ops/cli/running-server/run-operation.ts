import { resolve } from 'node:path';
import { systemClock } from '../../../lib/clock.ts';
import type { OperationName } from '../../control/operations.ts';
import type { CommandLine } from '../command-line.ts';
import { terminal } from '../terminal.ts';

/**
 * Runs an operation in the server that has the data folder open, or else in this process, which then
 * locks the folder.
 * @param input text for the operation, such as a list to import
 * @throws Refusal with a message for the caller
 */
export async function runOperation(
  line: CommandLine,
  name: OperationName,
  args: object,
  input: AsyncIterable<string> = nothing(),
): Promise<void> {
  const { askServer } = await import('../../control/control-client.ts');
  const config = line.config();
  const dataDir = resolve(config.dataDir);
  const words = terminal();
  if (await askServer(dataDir, name, args, { input, ...words })) return;

  const { openDataFolder } = await import('../../data-folder/data-folder.ts');
  const { describeModes } = await import('../../data-folder/private-files.ts');
  const { runHere } = await import('../../control/run-here.ts');
  const data = await openDataFolder(config, line.runtime);
  for (const line of describeModes(data.modes)) console.error(line);
  try {
    // Mail from an operation waits in the outbox until the server starts.
    const deps = { config, db: data.db, clock: systemClock, wakeOutbox: () => {} };
    await runHere(deps, name, args, { input, ...words });
  } finally {
    await data.close();
  }
}

async function* nothing(): AsyncGenerator<string> {}
