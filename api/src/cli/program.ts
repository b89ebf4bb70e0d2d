import { Command, CommanderError } from 'commander';
import { ConfigError, readConfig } from '../config.ts';
import { DataFolderError, openDataFolder } from '../data-folder.ts';
import { FolderInUseError } from '../db/folder-lock.ts';
import { NewerDatabaseError } from '../db/migrate.ts';
import type { Runtime } from '../runtime.ts';
import { ListenError } from '../server.ts';
import { demo } from './demo.ts';
import { runImport } from './import.ts';
import { serve } from './serve.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs one command of the command line.
 * @param argv as the process got it, with the program's own two entries first
 * @returns the exit code: 0 done, 1 refused with a message, 2 wrongly called
 */
export async function runCommand(
  argv: readonly string[],
  env: Environment,
  runtime: Runtime,
): Promise<number> {
  let exitCode = 0;
  const program = new Command('hoptrail')
    .description('Hoptrail: find breweries near you, check in, collect hops.')
    .version(runtime.version)
    .exitOverride()
    .showHelpAfterError();

  program
    .command('serve')
    .description('serve the app on what is in the data folder')
    .action(() => serve(readConfig(env, 'production'), runtime));
  program
    .command('demo')
    .description('serve the app with invented breweries and people; sign-in codes are shown')
    .action(() => demo(readConfig(demoDefaults(env), 'demo'), runtime));
  program
    .command('dev', { hidden: true })
    .action(() => demo(readConfig(demoDefaults(env), 'development'), runtime));
  program
    .command('import')
    .description('read breweries into the data folder')
    .command('openbrewerydb <source>')
    .description("read Open Brewery DB's breweries: a .csv or .json file, or its address")
    .action(async (source: string) => {
      const data = await openDataFolder(readConfig(env, 'production').dataDir, runtime);
      const { stdout: out } = process;
      const isTerminal = out.isTTY ?? false;
      try {
        exitCode = await runImport({ db: data.db, source, now: new Date(), out, isTerminal });
      } finally {
        await data.close();
      }
    });

  try {
    await program.parseAsync([...argv]);
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!refusals.some((refusal) => error instanceof refusal)) throw error;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

const refusals = [ConfigError, DataFolderError, FolderInUseError, ListenError, NewerDatabaseError];

function demoDefaults(env: Environment): Environment {
  return { ADMIN_EMAILS: 'admin@example.com', LOG_LEVEL: 'warn', ...env };
}
