import type { Command } from 'commander';
import { openDataFolder } from '../data-folder.ts';
import type { Db } from '../db/database.ts';
import { importBreweries } from '../features/imports/import-breweries.ts';
import type { ImportReport } from '../features/imports/import-report.ts';
import { SourceError } from '../features/imports/openbrewerydb.source.ts';
import type { CommandLine } from './command-line.ts';

/** `hoptrail import`. */
export function addImport(program: Command, line: CommandLine): void {
  program
    .command('import')
    .description('read breweries into the data folder')
    .command('openbrewerydb <source>')
    .description("read Open Brewery DB's breweries: a .csv or .json file, or its address")
    .action(async (source: string) => {
      const data = await openDataFolder(line.config(), line.runtime);
      const { stdout: out } = process;
      const isTerminal = out.isTTY ?? false;
      try {
        line.exitWith(await runImport({ db: data.db, source, now: new Date(), out, isTerminal }));
      } finally {
        await data.close();
      }
    });
}

export interface ImportCommand {
  db: Db;
  /** Path or link of Open Brewery DB's list, CSV or JSON. */
  source: string;
  now: Date;
  /** Where the words go. */
  out: { write(text: string): unknown };
  /** Whether a line that was written can be written over. */
  isTerminal: boolean;
  /** How long a download may take, in milliseconds; a minute by default. */
  timeoutMs?: number;
}

/**
 * Imports Open Brewery DB, and says what is happening and what was done.
 * @returns the exit code: 1 when the source cannot be read
 */
export async function runImport(command: ImportCommand): Promise<0 | 1> {
  const { db, source, now, out, isTerminal, timeoutMs } = command;
  const showProgress = (report: ImportReport) => {
    const line = `${format(report.rows)} rows read`;
    out.write(isTerminal ? `\r\u001B[K${line}` : `${line}\n`);
  };
  try {
    const report = await importBreweries(db, source, {
      now,
      onProgress: showProgress,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    out.write(`${clearLine(isTerminal)}${describe(report)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    out.write(`${clearLine(isTerminal)}${error.message}\n`);
    return 1;
  }
}

function clearLine(isTerminal: boolean): string {
  return isTerminal ? '\r\u001B[K' : '';
}

/** The report as a person reads it: what became of the rows, then what to look at. */
function describe(report: ImportReport): string {
  const skipped = Object.entries(report.skipped).filter(([, rows]) => rows > 0);
  const rows: [string, number][] = [
    ['added', report.added],
    ['changed', report.changed],
    ['unchanged', report.unchanged],
    ...skipped.map(([reason, rows]): [string, number] => [`skipped, ${reason}`, rows]),
    ['not readable', report.broken],
    ['rows in all', report.rows],
  ];
  const notes: [string, number][] = [
    ['without a position (no check-in there)', report.unplaced],
    ['of these, with coordinates that are none', report.warnings.coordinates],
    ['phone left out, not a number', report.warnings.phone],
    ['website left out, not a link', report.warnings.website],
    ['closed, as the list says', report.closed],
    ['open again, as the list says', report.reopened],
    ['kept as edited here', report.editsKept],
  ];
  return [
    table(rows),
    ...section('Of the breweries:', table(notes.filter(([, breweries]) => breweries > 0))),
    ...section('Called closed, but looked after here, so left open:', keptOpen(report)),
    ...section('Not readable:', brokenRows(report)),
  ].join('\n');
}

function section(title: string, body: string): string[] {
  return body === '' ? [] : ['', title, body];
}

function table(rows: readonly [string, number][]): string {
  const width = Math.max(0, ...rows.map(([label]) => label.length));
  return rows.map(([label, n]) => `  ${label.padEnd(width)}  ${format(n).padStart(8)}`).join('\n');
}

function keptOpen({ keptOpen: all, firstKeptOpen }: ImportReport): string {
  return listed(firstKeptOpen, all);
}

function brokenRows({ broken, firstBroken }: ImportReport): string {
  return listed(
    firstBroken.map(({ place, problem }) => `${place}: ${problem}`),
    broken,
  );
}

/** The first ones, and how many more there are. */
function listed(first: readonly string[], all: number): string {
  const more = all - first.length;
  const lines = more > 0 ? [...first, `and ${format(more)} more`] : first;
  return lines.map((line) => `  ${line}`).join('\n');
}

function format(n: number): string {
  return n.toLocaleString('en-US');
}
