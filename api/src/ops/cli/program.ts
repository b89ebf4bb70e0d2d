import { Command, CommanderError } from 'commander';
import { isDiskFull } from '../../lib/files/disk-full.ts';
import { Refusal } from '../../lib/refusal.ts';
import { backupFolder } from '../backups/paths.ts';
import { explainDenial } from '../data-folder/account/explain-denial.ts';
import type { Runtime } from '../runtime.ts';
import {
  type AddCommand,
  type CommandLine,
  commandLine,
  type ExitCode,
  type Variables,
} from './command-line.ts';
import { addAdmin } from './commands/admin.ts';
import { addBackup } from './commands/backup.ts';
import { addHours } from './commands/breweries/hours.ts';
import { addOwner } from './commands/breweries/owner.ts';
import { addTag } from './commands/breweries/tag.ts';
import { addCheckTable } from './commands/check-table.ts';
import { addConfig } from './commands/config.ts';
import { addDemo } from './commands/demo.ts';
import { addDoctor } from './commands/doctor.ts';
import { addHealthcheck } from './commands/healthcheck.ts';
import { addImport } from './commands/import.ts';
import { addLicences } from './commands/licences.ts';
import { addMail } from './commands/mail.ts';
import { addMap } from './commands/map.ts';
import { addMove } from './commands/move.ts';
import { addRestore } from './commands/restore.ts';
import { addRollback } from './commands/rollback.ts';
import { addSbom } from './commands/sbom.ts';
import { addServe } from './commands/serve.ts';
import { addVerify } from './commands/verify.ts';
import { addVersion } from './commands/version.ts';
import { dataFolderOf, enterDataFolder } from './enter-data-folder.ts';
import { UsageError } from './usage-error.ts';

/** The commands in the order of the help. */
const commands: readonly AddCommand[] = [
  addServe,
  addDemo,
  addImport,
  addBackup,
  addRestore,
  addRollback,
  addMove,
  addAdmin,
  addOwner,
  addTag,
  addHours,
  addMap,
  addMail,
  addDoctor,
  addConfig,
  addHealthcheck,
  addVersion,
  addVerify,
  addLicences,
  addSbom,
  addCheckTable,
];

/**
 * Runs one command of the command line.
 * @param argv `process.argv`
 * @returns the exit code: 0 done, 1 refused with a message, 2 wrong usage, 78 settings or data that
 *   cannot be used
 */
export async function runCommand(
  argv: readonly string[],
  env: Variables,
  runtime: Runtime,
): Promise<ExitCode> {
  // Everything that a command writes, such as the database and its backups, is private to this
  // account.
  process.umask(0o077);
  let exitCode: ExitCode = 0;
  const program = new Command('hoptrail')
    .description('Hoptrail: find breweries near you, check in, collect hops.')
    .version(runtime.version)
    .option('--data <folder>', 'the data folder, instead of DATA_DIR')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .showHelpAfterError('(--help says more)')
    .addHelpText('after', HELP);
  const line: CommandLine = commandLine(
    runtime,
    env,
    () => given(program.opts()),
    (code) => {
      exitCode = code;
    },
  );
  for (const add of commands) add(program, line);
  program.hook('preAction', (_program, command) => enterDataFolder(nameOf(command), line));

  try {
    await program.parseAsync([...argv]);
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const refusal = await refusalFor(error, line);
    if (refusal === undefined) throw error;
    console.error(refusal.message);
    if (refusal instanceof UsageError) return 2;
    return refusal.isPermanent ? 78 : 1;
  }
}

/** Returns the refusal that explains an error; undefined for a bug, whose stack is printed. */
async function refusalFor(error: unknown, line: CommandLine): Promise<Refusal | undefined> {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error)) return new Refusal(DISK_FULL);
  const dataDir = dataFolderOf(line);
  const backupDir = backupFolder({ dataDir, backupDir: line.variables().BACKUP_DIR || undefined });
  const denial = explainDenial(error, [dataDir, backupDir]);
  // It may pass, as where the disk of a folder is not mounted yet.
  if (denial !== undefined) return new Refusal(denial);
  const damage = await explainDamageOf(error, { dataDir, backupDir }, line.runtime);
  return damage instanceof Refusal ? damage : undefined;
}

async function explainDamageOf(
  error: unknown,
  folders: { dataDir: string; backupDir: string },
  runtime: Runtime,
): Promise<unknown> {
  const { isUnreadable } = await import('../../db/sqlite/find-tables.ts');
  if (!isUnreadable(error)) return error;
  const { explainDamage } = await import('../data-folder/explain-damage.ts');
  const { sqliteAddon: nativeBinding } = await runtime.unpack(folders.dataDir);
  return await explainDamage(error, { ...folders, nativeBinding });
}

const DISK_FULL = 'The disk is full. Make room, then try again.';

const HELP = `
Settings come from the environment; hoptrail config shows what is in effect.
Exit codes: 0 done, 1 refused or unhealthy (it says why), 2 wrongly called, 78 settings or data that cannot
be used: a restart does not help.`;

/** Returns the name of a command, or of its parent command. */
function nameOf(command: Command): string {
  const { parent } = command;
  return parent?.parent ? nameOf(parent) : command.name();
}

function given({ data }: { data?: string }): Variables {
  return data === undefined ? {} : { DATA_DIR: data };
}
