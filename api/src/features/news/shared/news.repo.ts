import {
  NEWS_OF_FAVORITES,
  NEWS_PER_BREWERY,
  NEWS_PER_WEEK,
  NEWS_SHOWN_MS,
} from '@hoptrail/contracts/limits';
import type { FavoritesNewsLine, NewsLine } from '@hoptrail/contracts/news/news';
import type { Insertable, Updateable } from 'kysely';
import type { Authorized } from '../../../access/authorize.ts';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { instantText } from '../../../lib/stored/stored-instant.ts';

/** The most lines that one transaction of the sweep deletes. */
export const SWEPT_AT_ONCE = 500;

const columns = [
  'brewery_news.id',
  'brewery_news.breweryId',
  'brewery_news.text',
  'brewery_news.picture',
  'brewery_news.createdAt',
  'brewery_news.editedAt',
] as const;

/** Returns the lines of a brewery that are shown, newest first; none of a closed brewery. */
export async function findAllNewsOf(db: Db, breweryId: string, now: Date): Promise<NewsLine[]> {
  const rows = await shown(db, now)
    .select(columns)
    .where('brewery_news.breweryId', '=', breweryId)
    .limit(NEWS_PER_BREWERY)
    .execute();
  return rows.map(fromRow);
}

/** Returns the lines of a person's favorite breweries that are shown, newest first; at most 20. */
export async function findAllNewsOfFavorites(
  db: Db,
  userId: string,
  now: Date,
): Promise<FavoritesNewsLine[]> {
  const rows = await shown(db, now)
    .innerJoin('user_favorites', 'user_favorites.breweryId', 'brewery_news.breweryId')
    .select([...columns, 'breweries.name as breweryName', 'breweries.logo as breweryLogo'])
    .where('user_favorites.userId', '=', userId)
    .limit(NEWS_OF_FAVORITES)
    .execute();
  return rows.map(fromRow);
}

function shown(db: Db, now: Date) {
  return db
    .selectFrom('brewery_news')
    .innerJoin('breweries', 'breweries.id', 'brewery_news.breweryId')
    .where('breweries.closedAt', 'is', null)
    .where('takenBackAt', 'is', null)
    .where('brewery_news.createdAt', '>', firstShown(now))
    .orderBy('brewery_news.createdAt', 'desc')
    .orderBy('brewery_news.id');
}

/** Returns a line unless it was taken back or is not shown any more. */
export async function findNewsById(db: Db, id: string, now: Date): Promise<NewsLine | undefined> {
  const row = await db
    .selectFrom('brewery_news')
    .select(columns)
    .where('id', '=', id)
    .where('takenBackAt', 'is', null)
    .where('createdAt', '>', firstShown(now))
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Returns as many of a brewery's newest lines as it publishes in a week, also those taken back. */
export async function findAllNewestNewsOf(db: Db, breweryId: string) {
  const rows = await db
    .selectFrom('brewery_news')
    .select([...columns, 'takenBackAt'])
    .where('breweryId', '=', breweryId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(NEWS_PER_WEEK)
    .execute();
  return rows.map(fromRow);
}

/** Inserts a line of a brewery. */
export async function insertNews(
  db: Db,
  { row: { id: breweryId } }: Authorized<{ id: string }>,
  line: Omit<Insertable<Tables['brewery_news']>, 'breweryId'>,
): Promise<NewsLine> {
  const row = await db
    .insertInto('brewery_news')
    .values({ ...line, breweryId })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export async function updateNews(
  db: Db,
  { row: { id } }: Authorized<{ id: string }>,
  changes: Updateable<Tables['brewery_news']>,
): Promise<NewsLine> {
  const row = await db
    .updateTable('brewery_news')
    .set(changes)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/**
 * Gives a line of a brewery that was taken back its text and picture again.
 * @returns false if there is none, or it is too old to be shown
 */
export async function updateNewsRestored(
  db: Db,
  { row: { id: breweryId } }: Authorized<{ id: string }>,
  { id, text, picture }: Pick<NewsLine, 'id' | 'text' | 'picture'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('brewery_news')
    .set({ text, picture, takenBackAt: null })
    .where('id', '=', id)
    .where('breweryId', '=', breweryId)
    .where('takenBackAt', 'is not', null)
    .where('createdAt', '>', firstShown(now))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns lines that are not shown any more because of their age; at most 500. */
export async function findAllOldNews(db: Db, now: Date) {
  return await db
    .selectFrom('brewery_news')
    .select(['id', 'picture'])
    .where('createdAt', '<=', firstShown(now))
    .limit(SWEPT_AT_ONCE)
    .execute();
}

export async function deleteNews(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('brewery_news').where('id', 'in', ids).execute();
}

/** Returns the instant after which a line was published if it is still shown. */
function firstShown(now: Date): string {
  return instantAfter(now, -NEWS_SHOWN_MS);
}

function fromRow<Row extends Pick<NewsLine, 'createdAt' | 'editedAt'>>(row: Row): Row {
  const { createdAt, editedAt } = row;
  return {
    ...row,
    createdAt: instantText(createdAt),
    editedAt: editedAt === null ? null : instantText(editedAt),
  };
}
