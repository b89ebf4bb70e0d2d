import { join } from 'node:path';
import { expect } from 'vitest';
import { findDamage } from '../../../db/damage/find-damage.ts';
import { openDatabase } from '../../../db/database.ts';
import { countWrongCounters } from '../../../ops/doctor/doctor.repo.ts';
import { nameOf } from './world.ts';

/**
 * Checks a data folder after a fault: pages and references are sound, and all counters equal the
 * rows.
 * @returns all check-ins by name, oldest first
 */
export async function expectSound(dataDir: string): Promise<string[]> {
  const db = openDatabase(join(dataDir, 'hoptrail.db'));
  try {
    expect(await findDamage(db)).toEqual([]);
    expect(await countWrongCounters(db)).toEqual({});
    const rows = await db
      .selectFrom('check_ins')
      .select(['userId', 'breweryId'])
      .orderBy('createdAt')
      .execute();
    const { counted } = await db
      .selectFrom('breweries')
      .select((eb) => eb.fn.sum<number>('checkins').as('counted'))
      .executeTakeFirstOrThrow();
    expect(Number(counted)).toBe(rows.length);
    return rows.map(nameOf);
  } finally {
    await db.destroy();
  }
}
