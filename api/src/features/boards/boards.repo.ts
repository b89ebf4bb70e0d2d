import type { Board } from '@hoptrail/contracts/boards/boards';
import { BOARD_SILENT_MS, BOARDS_PER_BREWERY } from '@hoptrail/contracts/limits';
import type { Insertable } from 'kysely';
import type { Authorized } from '../../access/authorize.ts';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables/tables.ts';
import { instantAfter } from '../../lib/durations.ts';
import { instantText } from '../../lib/stored/stored-instant.ts';

const columns = ['id', 'breweryId', 'name', 'code', 'codeEndsAt', 'pairedAt'] as const;

export async function findBoardByToken(db: Db, tokenHash: string) {
  return await db
    .selectFrom('brewery_boards')
    .select(columns)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

export async function findBoardById(db: Db, id: string) {
  return await db
    .selectFrom('brewery_boards')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the television that shows these digits, also for a while after it was connected. */
export async function findBoardByCode(db: Db, code: string, now: Date) {
  return await db
    .selectFrom('brewery_boards')
    .select(columns)
    .where('code', '=', code)
    .where('codeEndsAt', '>', now.toISOString())
    .executeTakeFirst();
}

/** Returns the boards of a brewery, those connected first at the top. */
export async function findAllBoardsOf(db: Db, breweryId: string, now: Date): Promise<Board[]> {
  const rows = await db
    .selectFrom('brewery_boards')
    .select(['id', 'name', 'pairedAt', 'lastSeenAt'])
    .where('breweryId', '=', breweryId)
    .orderBy('pairedAt')
    .orderBy('id')
    .limit(BOARDS_PER_BREWERY)
    .execute();
  const silentBefore = instantAfter(now, -BOARD_SILENT_MS);
  return rows.map(({ id, name, pairedAt, lastSeenAt }) => ({
    id,
    name,
    pairedAt: instantText(pairedAt ?? ''),
    lastSeenAt: lastSeenAt === null ? null : instantText(lastSeenAt),
    isSilent: (lastSeenAt ?? pairedAt ?? '') < silentBefore,
  }));
}

/** Inserts a television. @returns whether no other one has its digits */
export async function insertBoard(
  db: Db,
  board: Insertable<Tables['brewery_boards']>,
): Promise<boolean> {
  const row = await db
    .insertInto('brewery_boards')
    .values(board)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a television new digits. @returns whether no other one has them, and it is not connected */
export async function updateBoardCode(
  db: Db,
  id: string,
  { code, codeEndsAt }: { code: string; codeEndsAt: string },
): Promise<boolean> {
  const row = await db
    .updateTable('brewery_boards')
    .set({ code, codeEndsAt })
    .where('id', '=', id)
    .where('breweryId', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('brewery_boards as other').select('id').where('code', '=', code))),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Connects a television with a brewery. @returns false if it was connected meanwhile */
export async function updateBoardPaired(
  db: Db,
  { row: { id: breweryId } }: Authorized<{ id: string }>,
  { id, name, pairedAt }: { id: string; name: string; pairedAt: string },
): Promise<boolean> {
  const row = await db
    .updateTable('brewery_boards')
    .set({ breweryId, name, pairedAt })
    .where('id', '=', id)
    .where('breweryId', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that televisions have a connection. */
export async function updateBoardsSeen(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('brewery_boards')
    .set({ lastSeenAt: now.toISOString() })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Takes a television away from its brewery. It has its token until it gets new digits, which end too.
 * @param until when it is deleted if it has not come back, ISO 8601
 */
export async function updateBoardEnded(
  db: Db,
  { row: { id } }: Authorized<{ id: string }>,
  until: string,
): Promise<void> {
  await db
    .updateTable('brewery_boards')
    .set({ ...{ breweryId: null, name: '', pairedAt: null, lastSeenAt: null }, code: null })
    .set({ codeEndsAt: until })
    .where('id', '=', id)
    .execute();
}

/** Deletes televisions that are not connected, and the ended digits of the others. */
export async function deleteEndedBoardCodes(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('brewery_boards')
    .where('codeEndsAt', '<', before)
    .where('breweryId', 'is', null)
    .execute();
  await db
    .updateTable('brewery_boards')
    .set({ code: null, codeEndsAt: null })
    .where('codeEndsAt', '<', before)
    .execute();
}
