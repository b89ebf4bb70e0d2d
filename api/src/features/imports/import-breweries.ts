import type { Db } from '../../db/database.ts';
import { findAllByIds, insertAll, type NewBrewery, update } from './imports.repo.ts';
import { merge } from './imports.rules.ts';
import { readRows } from './openbrewerydb.reader.ts';
import { readRow, type SkipReason, type Warning } from './openbrewerydb.rules.ts';
import type { SourceRow } from './openbrewerydb.source.ts';

export interface ImportOptions {
  /** When the import happens. */
  now: Date;
  /** Called after each batch with what has been done so far. */
  onProgress?: (report: ImportReport) => void;
  /** How long a download may take, in milliseconds; a minute by default. */
  timeoutMs?: number;
}

/** What an import did. Rows = added + changed + unchanged + all skipped + broken. */
export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Breweries in which a person's edit stood against the source. */
  editsKept: number;
  skipped: Record<SkipReason, number>;
  /** Rows that could not be read; the first ones with their place and problem. */
  broken: number;
  firstBroken: { place: string; problem: string }[];
  /** Breweries taken without a value because the published one cannot be used. */
  warnings: Record<Warning, number>;
  /** Breweries without a position: nobody can check in there yet. */
  unplaced: number;
}

const SOURCE = 'openbrewerydb';
const BATCH = 500;
const MAX_LISTED = 20;

/**
 * Imports Open Brewery DB. Every batch is a transaction; after a failure the same import goes on
 * where it was, and a second one of the same list changes nothing.
 * @param source path or link of the CSV or JSON list
 * @throws SourceError when the source cannot be read; batches written before that stay
 */
export async function importBreweries(
  db: Db,
  source: string,
  { now, onProgress, timeoutMs }: ImportOptions,
): Promise<ImportReport> {
  const report = emptyReport();
  const places = new Map<string, string>();
  let batch: NewBrewery[] = [];
  const flush = async () => {
    await writeBatch(db, batch, now, report);
    batch = [];
    onProgress?.(report);
  };
  for await (const sourceRow of readRows(source, timeoutMs)) {
    const brewery = takeRow(sourceRow, places, report);
    if (brewery) batch.push(brewery);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return report;
}

function emptyReport(): ImportReport {
  return {
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    editsKept: 0,
    skipped: {
      closed: 0,
      planned: 0,
      'no name': 0,
      'no address': 0,
      'no city': 0,
      'no state': 0,
      'no postal code': 0,
    },
    broken: 0,
    firstBroken: [],
    warnings: { coordinates: 0, phone: 0, website: 0 },
    unplaced: 0,
  };
}

/** Counts the row; gives the brewery in it, if there is one. */
function takeRow(
  row: SourceRow,
  places: Map<string, string>,
  report: ImportReport,
): NewBrewery | undefined {
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
  if (earlier !== undefined) {
    countBroken(report, row.place, `the same id as in ${earlier}`);
    return undefined;
  }
  places.set(outcome.id, row.place);
  for (const warning of outcome.warnings) report.warnings[warning] += 1;
  if (outcome.values.latitude === null) report.unplaced += 1;
  return { id: outcome.id, values: outcome.values };
}

async function writeBatch(
  db: Db,
  batch: readonly NewBrewery[],
  now: Date,
  report: ImportReport,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await findAllByIds(
      trx,
      batch.map(({ id }) => id),
    );
    const added = batch.filter(({ id }) => !known.has(id));
    await insertAll(trx, added, SOURCE, now);
    report.added += added.length;
    for (const { id, values } of batch) {
      const brewery = known.get(id);
      if (!brewery) continue;
      const { changes, written, keepsEdit } = merge(brewery.current, brewery.last, values);
      if (keepsEdit) report.editsKept += 1;
      const isChanged = Object.keys(changes).length > 0;
      report[isChanged ? 'changed' : 'unchanged'] += 1;
      if (isChanged) await update(trx, brewery, changes, written, SOURCE, now);
    }
  });
}

function countBroken(report: ImportReport, place: string, problem: string): void {
  report.broken += 1;
  if (report.firstBroken.length < MAX_LISTED) report.firstBroken.push({ place, problem });
}
