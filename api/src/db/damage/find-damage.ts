import { CompiledQuery } from 'kysely';
import { counted } from '../../lib/counted.ts';
import type { Db } from '../database.ts';

const MOST_SENTENCES = 5;

/**
 * Checks a database for inconsistent pages and indexes and for broken foreign keys.
 * @returns a sentence for each problem, at most ten; none for a sound database
 */
export async function findDamage(db: Db): Promise<string[]> {
  try {
    return [...(await brokenPages(db)), ...(await danglingRows(db))];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [error.message];
  }
}

async function brokenPages(db: Db): Promise<string[]> {
  const { rows } = await db.executeQuery<{ integrity_check: string }>(
    CompiledQuery.raw(`pragma integrity_check(${MOST_SENTENCES})`),
  );
  return rows
    .map((row) => row.integrity_check.replace(/^\*\*\*.*\*\*\*\n/, '').replaceAll('\n', '; '))
    .filter((sentence) => sentence !== 'ok');
}

async function danglingRows(db: Db): Promise<string[]> {
  const { rows } = await db.executeQuery<{ child: string; parent: string; rows: number }>(
    CompiledQuery.raw(
      `select "table" as child, parent, count(*) as rows from pragma_foreign_key_check
        group by child, parent limit ${MOST_SENTENCES}`,
    ),
  );
  return rows.map(
    ({ child, parent, rows }) =>
      `${counted(rows, 'row')} of ${child} without the row of ${parent} that they name`,
  );
}
