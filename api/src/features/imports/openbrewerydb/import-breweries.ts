import type { Db } from '../../../db/database.ts';
import { explainFullDisk } from '../explain-full-disk.ts';
import { countBroken, emptyReport, type ImportReport } from '../import-report.ts';
import type { ListSource, SourceRow } from '../shared/csv/list-source.ts';
import { readRows } from './openbrewerydb.reader.ts';
import { readRow } from './openbrewerydb.rules.ts';
import { type ListedPlace, writeBatch } from './write-batch.ts';

export interface ImportOptions {
  /** The time of the import. */
  now: Date;
  /** Called after each batch with the report so far. */
  onProgress?: (report: ImportReport) => void;
}

const BATCH = 500;

/**
 * Imports Open Brewery DB. Every batch is a transaction. After a failure the same import continues;
 * importing the same list again changes nothing.
 * @throws SourceError if the source cannot be read, Refusal if the disk is full; batches written
 * before that stay
 */
export async function importBreweries(
  db: Db,
  source: ListSource,
  { now, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const report = emptyReport();
  const places = new Map<string, string>();
  let batch: ListedPlace[] = [];
  const flush = async () => {
    const written = { added: report.added, changed: report.changed };
    await writeBatch(db, batch, now, report).catch((error) => {
      throw explainFullDisk(error, source.name, written, 'breweries');
    });
    batch = [];
    onProgress?.(report);
  };
  for await (const sourceRow of readRows(source)) {
    const brewery = takeRow(sourceRow, places, report);
    if (brewery) batch.push(brewery);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return report;
}

/**
 * Counts a row.
 * @returns its brewery; undefined if it has none
 */
function takeRow(
  row: SourceRow,
  places: Map<string, string>,
  report: ImportReport,
): ListedPlace | undefined {
  report.rows += 1;
  const outcome = 'problem' in row ? ({ kind: 'broken', ...row } as const) : readRow(row.fields);
  if (outcome.kind === 'broken') {
    countBroken(report, row.place, outcome.problem);
    return undefined;
  }
  if (outcome.kind === 'skipped') {
    report.skipped[outcome.reason] += 1;
    return undefined;
  }
  const earlier = places.get(outcome.id);
  if (earlier !== undefined && outcome.kind === 'closed') {
    report.skipped.closed += 1;
    return undefined;
  }
  if (earlier !== undefined) {
    countBroken(report, row.place, `the same id as in ${earlier}`);
    return undefined;
  }
  places.set(outcome.id, row.place);
  if (outcome.kind === 'closed') return { id: outcome.id, values: undefined };
  for (const warning of outcome.warnings) report.warnings[warning] += 1;
  if (outcome.values.latitude === null) report.unplaced += 1;
  return { id: outcome.id, values: outcome.values };
}
