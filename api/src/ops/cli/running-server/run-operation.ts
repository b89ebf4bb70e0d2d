import { resolve } from 'node:path';
import type { Config } from '../../../config/config.ts';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { systemClock } from '../../../lib/clock.ts';
import type { OperationTalk } from '../../../operation.ts';
import type { OperationName } from '../../control/operations.ts';
import type { Runtime } from '../../runtime.ts';
import type { CommandLine } from '../command-line.ts';
import { terminal } from '../terminal.ts';

/**
 * Runs an operation. On SQLite it runs in the server that has the data folder open, or else in this
 * process, which then locks the folder. On PostgreSQL it always runs in this process.
 * @param io the operation's input, such as a list to import, and what takes its results; stdout by
 *   default
 * @throws Refusal with a message for the caller
 */
export async function runOperation(
  line: CommandLine,
  name: OperationName,
  args: object,
  io: Partial<Pick<OperationTalk, 'input' | 'print'>> = {},
): Promise<void> {
  const config = line.config();
  const talk = { input: nothing(), ...terminal(), ...io };
  const { database } = config;
  if (database === undefined) {
    const { askServer } = await import('../../control/control-client.ts');
    if (await askServer(resolve(config.dataDir), name, args, talk)) return;
  }
  const { db, close } = database
    ? await openPostgres(database)
    : await openFolder(config, line.runtime);
  try {
    const { runHere } = await import('../../control/run-here.ts');
    // Its mail waits in the outbox, until an instance on PostgreSQL looks or the server starts.
    const { loadTagKey } = await import('../../data-folder/tag-key.ts');
    const deps = {
      ...{ config, db, clock: systemClock, wakeOutbox: () => {} },
      loadTagKey: () => loadTagKey(resolve(config.dataDir), config.tagKey),
    };
    await runHere(deps, name, args, talk);
  } finally {
    await close();
  }
}

async function openPostgres(database: DatabaseConfig) {
  const { openForCommand } = await import('../../data-folder/open-on-postgres.ts');
  return await openForCommand(database, (step) => console.error(step));
}

async function openFolder(config: Config, runtime: Runtime) {
  const { openDataFolder } = await import('../../data-folder/data-folder.ts');
  const { describeModes } = await import('../../data-folder/file-modes.ts');
  const data = await openDataFolder(config, runtime);
  for (const text of describeModes(data.modes)) console.error(text);
  return data;
}

async function* nothing(): AsyncGenerator<string> {}
