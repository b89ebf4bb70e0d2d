import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../db/database.ts';
import { deleteSomeVisits } from './imported-visits.repo.ts';

/**
 * Deletes the check-ins of an import, or all imported ones of a person, in small parts: thousands at
 * once would make everybody wait.
 */
export async function deleteVisits(
  db: Db,
  visits: { of: 'importId' | 'userId'; id: string },
): Promise<void> {
  while (await deleteSomeVisits(db, visits)) await setImmediate();
}
