import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { IMPORTED_CHECKINS_PER_PERSON } from '@hoptrail/contracts/limits';
import type { ImportSource } from '@hoptrail/contracts/lists/import-states';
import type { Deps } from '../../../context.ts';
import { write } from '../../../db/write.ts';
import { searchTextOfVisit } from '../../../lib/keys.ts';
import { dayIn, timeZoneOf } from '../../../lib/time-zones/time-zone.ts';
import type { Checkin } from './formats/checkin.ts';
import { readExport } from './formats/read-export.ts';
import { UnreadableFile } from './formats/unreadable-file.ts';
import {
  countVisits,
  countVisitsOf,
  findBreweryPlaces,
  insertVisits,
} from './imported-visits.repo.ts';
import { findImportById, updateImport } from './imports.repo.ts';
import { type FindPlace, placeFinder } from './place-finder.ts';

const ROWS_AT_ONCE = 200;
const PROBLEMS_NAMED = 50;

export type ImportDeps = Pick<Deps, 'db' | 'clock' | 'privateFiles'>;

interface Order {
  id: string;
  userId: string;
  /** The size of the file. */
  bytes: number;
  /** Returns until when this instance may work on the import. */
  leaseUntil: () => string;
}

/** Thrown if the import or the account was removed meanwhile. */
class RemovedImport extends Error {}

/**
 * Reads the file of an import and adds its check-ins, each once for a person. A second run after an
 * interrupted one adds what is missing.
 * @throws AppError `storage.unreachable`, and errors of the database
 */
export async function runImport(
  deps: ImportDeps,
  id: string,
  leaseUntil: () => string,
): Promise<void> {
  const { db, privateFiles, clock } = deps;
  const found = await findImportById(db, id);
  if (!found) return;
  try {
    await privateFiles.withDraft(async (path) => {
      const body = await privateFiles.read(id);
      if (!body) throw new UnreadableFile('The file is not there any more. Please send it again.');
      await pipeline(body, createWriteStream(path, { mode: 0o600 }));
      await readInto(deps, { ...found, leaseUntil }, path);
    });
  } catch (error) {
    if (error instanceof RemovedImport) return await privateFiles.remove(id);
    if (!(error instanceof UnreadableFile)) throw error;
    const changes = { problem: error.message, finishedAt: clock.now().toISOString() };
    await updateImport(db, { id, state: 'waiting' }, { state: 'failed', ...changes });
  }
  await privateFiles.remove(id);
}

async function readInto({ db, clock }: ImportDeps, order: Order, path: string): Promise<void> {
  const findPlace = placeFinder(await Array.fromAsync(findBreweryPlaces(db)));
  const rowsBefore = await countVisitsOf(db, order.userId);
  const problems: { place: string; problem: string }[] = [];
  let source: ImportSource | null = null;
  let [read, skipped] = [0, 0];
  let batch: Checkin[] = [];
  let unstored = 0;
  const store = async (share: number) => {
    const checkins = batch;
    batch = [];
    unstored = 0;
    await addCheckins(db, order, { checkins, findPlace, now: clock.now(), source, share });
  };
  for await (const row of readExport(path, clock.now())) {
    source = row.source;
    // Also without a readable row: it renews the lease, and notices that the import was removed.
    if (unstored >= ROWS_AT_ONCE) await store(row.share);
    unstored += 1;
    if ('problem' in row) {
      skipped += 1;
      if (problems.length < PROBLEMS_NAMED) {
        problems.push({ place: row.place, problem: row.problem });
      }
      continue;
    }
    read += 1;
    if (rowsBefore + read > IMPORTED_CHECKINS_PER_PERSON) {
      throw new UnreadableFile(
        `You have ${IMPORTED_CHECKINS_PER_PERSON.toLocaleString('en-US')} imported check-ins, and more do not fit. Remove an import that you do not need.`,
      );
    }
    batch.push(row.checkin);
  }
  await store(1);
  const added = (await countVisits(db, [order.id])).get(order.id)?.added ?? 0;
  const finishedAt = clock.now().toISOString();
  await updateImport(
    db,
    { id: order.id, state: 'waiting' },
    {
      state: 'done',
      source,
      added,
      repeated: Math.max(0, read - added),
      skipped,
      problems: JSON.stringify(problems),
      finishedAt,
    },
  );
}

interface Batch {
  checkins: readonly Checkin[];
  findPlace: FindPlace;
  now: Date;
  source: ImportSource | null;
  /** The share of the file that was read. */
  share: number;
}

async function addCheckins(
  db: Deps['db'],
  { id, userId, bytes, leaseUntil }: Order,
  { checkins, findPlace, now, source, share }: Batch,
): Promise<void> {
  const rows = checkins.map(({ visitedOn, ...checkin }) => ({
    ...checkin,
    ...whenAndWhere(visitedOn, checkin.visitedAt, findPlace(checkin)),
    id: randomUUID(),
    searchText: searchTextOfVisit(checkin),
    importId: id,
    userId,
    createdAt: now.toISOString(),
  }));
  await write(db, async (trx) => {
    // Locks the import as well, which may be removed meanwhile.
    const bytesRead = Math.round(bytes * share);
    const changes = { source, bytesRead, nextAttemptAt: leaseUntil() };
    if (!(await updateImport(trx, { id, state: 'waiting' }, changes))) throw new RemovedImport();
    await insertVisits(trx, rows);
  });
}

function whenAndWhere(visitedOn: string | null, visitedAt: string, place: ReturnType<FindPlace>) {
  const day = () => dayIn(timeZoneOf(place), new Date(visitedAt));
  const { ownTimeZone: _, ...stored } = place;
  return { ...stored, visitedOn: visitedOn ?? day() };
}
