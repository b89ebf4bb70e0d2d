import { resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { explainTransfer, fillPostgres } from '../../db/transfer/postgres-transaction.ts';
import { openSqliteRows } from '../../db/transfer/sqlite-rows.ts';
import { transferRows } from '../../db/transfer/transfer-rows.ts';
import { AppError } from '../../errors.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type MovedPictures, movePictures } from '../../objects/move-pictures.ts';
import { openImageStore } from '../../objects/open-image-store.ts';
import { UPLOADS } from '../backups/manifest.ts';
import { fillFolder } from './fill-folder.ts';
import { type HeldSource, holdSource } from './hold-source.ts';
import type { Moved, MoveOrder } from './move-order.ts';

/**
 * Copies a database into an empty one of the other engine, and its pictures into another store. The
 * rows arrive in one transaction, after the pictures and only if everything is equal: an interrupted
 * move leaves no row, and the next one does not copy its pictures again. The source stays as it is.
 * @throws Refusal with what is wrong, and what to do
 */
export async function move(order: MoveOrder): Promise<Moved> {
  const source = await holdSource(order.source, order);
  try {
    if (!order.movesRows) {
      return { tables: undefined, pictures: await copyPictures(source, order) };
    }
    return order.target.database === undefined
      ? await fillFolder(source, order, () => copyPictures(source, order))
      : await toPostgres(source, order, order.target.database);
  } catch (error) {
    throw explainTransfer(error);
  } finally {
    await source.release();
  }
}

async function toPostgres(
  source: HeldSource,
  order: MoveOrder,
  database: NonNullable<Config['database']>,
): Promise<Moved> {
  const { file = '', migrations } = source;
  const target = await fillPostgres(database);
  try {
    if (target.migrations.join() !== migrations.join()) {
      throw new Refusal('The schemas of the two databases differ. Nothing was moved.');
    }
    const rows = openSqliteRows(file, target.tables, order);
    try {
      const pictures = await copyPictures(source, order);
      const tables = await transferRows(rows, target.rows, target.tables, order);
      await target.commit();
      return { tables, pictures };
    } finally {
      rows.close();
    }
  } finally {
    await target.close();
  }
}

/** Copies the pictures where the two settings store them in different places. */
async function copyPictures(
  { database, uploads }: HeldSource,
  { source, target, ...options }: MoveOrder,
): Promise<MovedPictures | undefined> {
  if (placeOf(source) === placeOf(target)) return undefined;
  const [from, to] = [await storeOf(source), await storeOf(target)];
  return await movePictures({ ...options, source: from, target: to, ids: uploads, database }).catch(
    (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'storage.unreachable') throw error;
      throw new Refusal(
        `The object store did not answer while pictures were copied (from ${from.place} to ${to.place}). Try it with hoptrail config, then run the same command again: it goes on with the pictures that are missing.`,
        { cause: error },
      );
    },
  );
}

function placeOf({ dataDir, objectStore }: Config): string {
  return objectStore?.url ?? resolve(dataDir, UPLOADS);
}

async function storeOf({ dataDir, objectStore }: Config) {
  return await openImageStore(resolve(dataDir, UPLOADS), objectStore);
}
