/**
 * A process that tries to check one user in at one brewery, again and again, on a database that
 * another process uses too. Prints how many tries made a check-in and how many were refused.
 */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { recordCheckin } from '../features/checkins/record-checkin.ts';

const [file = '', userId = '', breweryId = '', tries = '0'] = process.argv.slice(2);
const db = openDatabase(file);
const outcome = { made: 0, refused: 0 };

async function tryOnce(): Promise<void> {
  const now = new Date();
  const checkin = {
    id: randomUUID(),
    userId,
    breweryId,
    notes: null,
    verified: 1,
    createdAt: now.toISOString(),
  } as const;
  try {
    await recordCheckin(db, checkin, { latitude: null, longitude: null }, now);
    outcome.made += 1;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'checkin.cooldown') throw error;
    outcome.refused += 1;
  }
}

await Promise.all(Array.from({ length: Number(tries) }, tryOnce));
await db.destroy();
console.log(JSON.stringify(outcome));
