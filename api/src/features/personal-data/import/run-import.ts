import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { IMPORTED_CHECKINS_PER_PERSON } from '@hoptrail/contracts/limits';
import type { Deps } from '../../../context.ts';
import { write } from '../../../db/write.ts';
import { searchTextOfVisit } from '../../../lib/keys.ts';
import { dayIn, timeZoneOf } from '../../../lib/time-zones/time-zone.ts';
import type { Checkin, ReadRow } from './formats/checkin.ts';
import { readExport } from './formats/read-export.ts';
import { UnreadableFile } from './formats/unreadable-file.ts';
import {
  countVisits,
  countVisitsOf,
  findBreweryPlaces,
  insertVisits,
  type NewVisit,
} from './imported-visits.repo.ts';
import { findImportById, updateImport } from './imports.repo.ts';
import { PlaceFinder } from './place-finder.ts';

/** After how many rows check-ins are stored, and the import can be interrupted. */
const ROWS_AT_ONCE = 200;
/** After how many rows that cannot be read the lease is renewed: each write waits for the disk. */
const ROWS_A_RENEWAL = 5000;
/** Check-ins are written in small parts, because nobody else is answered meanwhile on SQLite. */
const ROWS_A_WRITE = 50;
/** Rows and breweries are read in small parts for the same reason. */
const ROWS_A_TURN = 25;
const PROBLEMS_NAMED = 50;
const MOST_SKIPPED = 200_000;

export type ImportDeps = Pick<Deps, 'db' | 'clock' | 'privateFiles' | 'caches'>;

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

async function readInto(deps: ImportDeps, order: Order, path: string): Promise<void> {
  const { db, clock, caches } = deps;
  const places = await loadPlaces(deps);
  const rowsBefore = await countVisitsOf(db, order.userId);
  const problems: { place: string; problem: string }[] = [];
  let [read, skipped, unstored, unreported] = [0, 0, 0, 0];
  const visits: NewVisit[] = [];
  let last: Pick<ReadRow, 'source' | 'share'> | undefined;
  for await (const row of readExport(path, clock.now())) {
    last = row;
    if (unstored >= ROWS_AT_ONCE) {
      const nextAttemptAt = order.leaseUntil();
      unstored = 0;
      // Also without a readable row: it renews the lease, and notices that the import was removed.
      if (visits.length > 0 || unreported >= ROWS_A_RENEWAL) {
        await addVisits(db, order, visits.splice(0), { ...row, nextAttemptAt });
        unreported = 0;
      }
    }
    if ((read + skipped) % ROWS_A_TURN === 0) await caches.turns.next();
    unstored += 1;
    unreported += 1;
    if ('problem' in row) {
      skipped += 1;
      const { place, problem } = row;
      if (problems.length < PROBLEMS_NAMED) problems.push({ place, problem });
      if (skipped > MOST_SKIPPED) throw tooManySkipped(problems);
      continue;
    }
    read += 1;
    if (rowsBefore + read > IMPORTED_CHECKINS_PER_PERSON) {
      throw new UnreadableFile(
        `You have ${IMPORTED_CHECKINS_PER_PERSON.toLocaleString('en-US')} imported check-ins, and more do not fit. Remove an import that you do not need.`,
      );
    }
    visits.push(visitOf(row.checkin, places, { order, now: clock.now() }));
  }
  const nextAttemptAt = order.leaseUntil();
  if (last) await addVisits(db, order, visits, { ...last, share: 1, nextAttemptAt });
  const added = (await countVisits(db, [order.id])).get(order.id)?.added ?? 0;
  const finishedAt = clock.now().toISOString();
  await updateImport(
    db,
    { id: order.id, state: 'waiting' },
    {
      state: 'done',
      added,
      repeated: Math.max(0, read - added),
      skipped,
      problems: JSON.stringify(problems),
      finishedAt,
    },
  );
}

async function loadPlaces({ db, caches }: ImportDeps): Promise<PlaceFinder> {
  const places = new PlaceFinder();
  let added = 0;
  for await (const brewery of findBreweryPlaces(db)) {
    if (added % ROWS_A_TURN === 0) await caches.turns.next();
    places.add(brewery);
    added += 1;
  }
  return places;
}

interface Progress extends Pick<ReadRow, 'source' | 'share'> {
  /** Until when this instance may work on the import. */
  nextAttemptAt: string;
}

/** Adds check-ins, and reports how much of the file was read. */
async function addVisits(
  db: Deps['db'],
  { id, bytes }: Order,
  visits: readonly NewVisit[],
  { source, share, nextAttemptAt }: Progress,
): Promise<void> {
  const changes = { source, bytesRead: Math.round(bytes * share), nextAttemptAt };
  for (let at = 0; at === 0 || at < visits.length; at += ROWS_A_WRITE) {
    await write(db, async (trx) => {
      // Locks the import as well, which may be removed meanwhile.
      if (!(await updateImport(trx, { id, state: 'waiting' }, changes))) throw new RemovedImport();
      await insertVisits(trx, visits.slice(at, at + ROWS_A_WRITE));
    });
  }
}

function visitOf(
  { visitedOn, ...checkin }: Checkin,
  places: PlaceFinder,
  { order, now }: { order: Order; now: Date },
): NewVisit {
  const { ownTimeZone, ...place } = places.find(checkin);
  const day = () => dayIn(timeZoneOf({ ...place, ownTimeZone }), new Date(checkin.visitedAt));
  return {
    ...checkin,
    ...place,
    visitedOn: visitedOn ?? day(),
    id: randomUUID(),
    searchText: searchTextOfVisit(checkin),
    importId: order.id,
    userId: order.userId,
    createdAt: now.toISOString(),
  };
}

function tooManySkipped([first]: readonly { place: string; problem: string }[]): UnreadableFile {
  const most = MOST_SKIPPED.toLocaleString('en-US');
  return new UnreadableFile(
    `More than ${most} rows of this file cannot be read, so the import ended there; the check-ins before are kept. The first problem is in ${first?.place}: ${first?.problem}.`,
  );
}
