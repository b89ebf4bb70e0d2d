/**
 * A process that tries to check one user in at one brewery, again and again, while another process
 * uses the same database. Prints the numbers of check-ins and refusals.
 */
import { openDatabase } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { checkIn } from '../../features/checkins/check-in.ts';

const [file = '', userId = '', breweryId = '', tries = '0'] = process.argv.slice(2);
const db = openDatabase(file);
const clock = { now: () => new Date() };
const config = { checkinRequiresLocation: false };
const outcome = { accepted: 0, refused: 0 };

async function tryOnce(): Promise<void> {
  try {
    await checkIn({ db, clock, config }, { userId, breweryId });
    outcome.accepted += 1;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'checkin.cooldown') throw error;
    outcome.refused += 1;
  }
}

await Promise.all(Array.from({ length: Number(tries) }, tryOnce));
await db.destroy();
console.log(JSON.stringify(outcome));
