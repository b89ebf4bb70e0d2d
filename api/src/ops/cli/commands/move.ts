import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type Config, readConfig } from '../../../config/config.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { CommandLine, Variables } from '../command-line.ts';
import { showProgress } from '../progress.ts';
import { stopSignal } from '../running-server/stop-signals.ts';
import { UsageError } from '../usage-error.ts';

interface MoveOptions {
  to?: string;
  objects?: string;
  report?: string;
}

/** Adds `hoptrail move`, which copies all data to the other engine, or the pictures to another store. */
export function addMove(program: Command, line: CommandLine): void {
  program
    .command('move')
    .description(
      'copy all data to PostgreSQL or back, and pictures to S3 or back, and compare them',
    )
    .option('--to <place>', 'postgres://user@host/database, or a data folder for SQLite')
    .option('--objects <place>', 's3://bucket/prefix, or "folder" for uploads in the data folder')
    .option('--report <file>', 'write the checksum of every table and picture into a file')
    .addHelpText('after', HELP)
    .action((options: MoveOptions) => runMove(line, options));
}

const HELP = `
  hoptrail move --to postgres://hoptrail@db.example.org/hoptrail
  hoptrail move --to postgres://hoptrail@db.example.org/hoptrail --objects s3://pictures/hoptrail
  hoptrail move --to /var/lib/hoptrail       from PostgreSQL back into a file
  hoptrail move --objects s3://pictures      the pictures alone
  hoptrail move --objects folder             and back

The settings say where the data is now; DATABASE_PASSWORD and the OBJECT_STORE_ settings are those of
PostgreSQL and S3 in either direction. Stop the server first. The target must be empty. The source stays
as it is. After Ctrl-C or a failure the target has no rows; run the same command again, which does not
copy its pictures twice. To try it without stopping the server, restore a backup there instead.`;

async function runMove(line: CommandLine, options: MoveOptions): Promise<void> {
  if (options.to === undefined && options.objects === undefined) {
    throw new UsageError('hoptrail move needs --to, --objects, or both.');
  }
  const source = readConfig(sourceVariables(line.variables()), 'production');
  const target = readConfig(targetVariables(line.variables(), options), 'production');
  ensureOtherEngine(source, target, options);
  const { checkTarget } = await import('../../move/check-target.ts');
  await checkTarget(source, target);
  const { move } = await import('../../move/move.ts');
  const { describeMove, reportOf } = await import('../../move/report.ts');
  const { sqliteAddon: nativeBinding } = await line.runtime.unpack(resolve(source.dataDir));
  const stopping = new AbortController();
  void stopSignal().then(() => stopping.abort(new Refusal(STOPPED)));
  const { show, end } = showProgress(process.stderr);
  const moved = await move({
    source,
    target,
    nativeBinding,
    movesRows: options.to !== undefined,
    signal: stopping.signal,
    onProgress: show,
  }).finally(end);
  if (options.report !== undefined) await writeFile(options.report, reportOf(moved));
  for (const text of describeMove(moved, source, target)) console.log(text);
}

const STOPPED =
  'Stopped. The target has no rows. To go on, run the same command again: it does not copy pictures twice.';

/** Returns the variables of the data as it is now. A file has no address that bypasses a pooler. */
function sourceVariables(variables: Variables): Variables {
  const isInFile = !variables.DATABASE_URL && !variables.DATABASE_URL_FILE;
  return isInFile ? { ...variables, ...NO_DATABASE } : variables;
}

/** Returns the variables with which the moved data is served. */
function targetVariables(variables: Variables, { to, objects }: MoveOptions): Variables {
  return {
    ...variables,
    ...(to === undefined ? {} : isPostgres(to) ? { DATABASE_URL: to } : folderVariables(to)),
    ...(objects === undefined ? {} : { OBJECT_STORE_URL: storeUrl(objects) }),
  };
}

const NO_DATABASE = {
  DATABASE_URL: '',
  DATABASE_URL_FILE: '',
  DATABASE_DIRECT_URL: '',
  DATABASE_DIRECT_URL_FILE: '',
};

function isPostgres(to: string): boolean {
  return /^postgres(ql)?:/.test(to);
}

function folderVariables(to: string): Variables {
  const folder = to.replace(/^sqlite:(\/\/)?/, '');
  if (folder === '' || /^\w+:\/\//.test(folder)) {
    throw new UsageError(`--to is "${to}", but it takes postgres://... or a data folder.`);
  }
  return { ...NO_DATABASE, DATA_DIR: folder };
}

function storeUrl(objects: string): string {
  if (objects === 'folder') return '';
  if (objects.startsWith('s3://')) return objects;
  throw new UsageError(`--objects is "${objects}", but it takes s3://bucket/prefix or "folder".`);
}

function ensureOtherEngine(source: Config, target: Config, { to }: MoveOptions): void {
  if (to === undefined) return;
  if (source.database === undefined && target.database === undefined) {
    throw new UsageError(
      'The data is in SQLite already. To copy it to another folder, use hoptrail backup and restore.',
    );
  }
  if (source.database === undefined || target.database === undefined) return;
  throw new UsageError(
    "The data is on PostgreSQL already. To copy it to another database, use PostgreSQL's own pg_dump and pg_restore.",
  );
}
