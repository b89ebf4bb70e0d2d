import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { upsertBacklogOfBreweries } from '../../trails/shared/backlog.repo.ts';
import { countKeptOpen, type ImportReport } from '../import-report.ts';
import { type Closing, closingOf } from './closing.rules.ts';
import {
  findAllByIds,
  insertAll,
  type NewBrewery,
  type StoredBrewery,
  update,
  updateClosing,
} from './imports.repo.ts';
import { type ImportedValues, merge } from './imports.rules.ts';

/** A brewery of the source; without values if the source has it closed. */
export interface ListedPlace {
  id: string;
  values: ImportedValues | undefined;
}

interface Batch {
  trx: Db;
  now: Date;
  report: ImportReport;
}

const SOURCE = 'openbrewerydb';

/** Merges some breweries of the source in one transaction, and counts the results. */
export async function writeBatch(
  db: Db,
  places: readonly ListedPlace[],
  now: Date,
  report: ImportReport,
): Promise<void> {
  await write(db, async (trx) => {
    const batch = { trx, now, report };
    const ids = places.map(({ id }) => id);
    await lockRows(trx, 'breweries', ids);
    const byId = await findAllByIds(trx, ids);
    const added: NewBrewery[] = [];
    for (const { id, values } of places) {
      const brewery = byId.get(id);
      if (values && brewery) await mergeOpen(batch, brewery, values);
      else if (values) added.push({ id, values });
      else if (brewery) await mergeClosed(batch, brewery);
      else report.skipped.closed += 1;
    }
    await insertAll(trx, added, SOURCE, now);
    report.added += added.length;
  });
}

async function mergeOpen(
  { trx, now, report }: Batch,
  stored: StoredBrewery,
  values: ImportedValues,
): Promise<void> {
  const closing = closingOf(stored, false);
  const { changes, written, keepsEdit } = merge(stored.current, stored.last, values);
  if (keepsEdit || closing === 'keep') report.editsKept += 1;
  const isChanged = Object.keys(changes).length > 0;
  if (isChanged) await update(trx, stored, changes, written, SOURCE, now);
  if (closing === 'reopen') {
    await updateClosing(trx, { ...stored, last: written }, null, SOURCE, now);
    await upsertBacklogOfBreweries(trx, [stored.id], now.toISOString());
    report.reopened += 1;
  }
  report[isChanged || closing === 'reopen' ? 'changed' : 'unchanged'] += 1;
}

async function mergeClosed({ trx, now, report }: Batch, stored: StoredBrewery): Promise<void> {
  const closing: Closing = closingOf(stored, true);
  if (closing === 'keep') countKeptOpen(report, stored.current);
  if (closing !== 'close') {
    report.unchanged += 1;
    return;
  }
  await updateClosing(trx, stored, now.toISOString(), SOURCE, now);
  await upsertBacklogOfBreweries(trx, [stored.id], now.toISOString());
  report.closed += 1;
  report.changed += 1;
}
