import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hoptrail/contracts/limits';
import {
  type NewsLine,
  type newsEdit,
  newsLine,
  type newsPublish,
} from '@hoptrail/contracts/news/news';
import type { z } from 'zod';
import { Authorized } from '../../access/authorize.ts';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { defined } from '../../lib/defined.ts';
import { instantAfter } from '../../lib/durations.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { refuseConflict } from '../history/shared/conflict.ts';
import { changedFields } from '../history/shared/history.rules.ts';
import { recordChange, recordedChange } from '../history/shared/record-change.ts';
import { linksFor, releaseImage, replaceImage } from '../uploads/shared/claims.ts';
import { nextNewsDay } from './news.rules.ts';
import { findAllNewestNewsOf, findNewsById, insertNews, updateNews } from './shared/news.repo.ts';

type SignedIn = Context & { caller: Caller };

/**
 * Publishes a line of news of a brewery that the caller may publish for. The same line again within a
 * day is the one that is there: a call whose response was lost is sent again.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `brewery.closed`, `auth.forbidden`, the errors of
 * claiming a picture; `news.tooMany` with the day when the next line is possible
 */
export async function publishNews(
  ctx: SignedIn,
  { breweryId, text, picture: sent = null }: z.infer<typeof newsPublish>,
): Promise<NewsLine> {
  const { caller, clock } = ctx;
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'breweries', [breweryId]);
      const brewery = await loadOwnBrewery(trx, caller, breweryId, 'news');
      // Nobody would see the line, because lists leave out those of closed breweries.
      if (brewery.row.closedAt !== null) throw new AppError('brewery.closed');
      const change = { before: null, after: sent };
      const claim = { userId: caller.id, links: linksFor(caller) };
      const picture = await replaceImage(trx, clock, change, claim);
      const now = clock.now();
      const newest = await findAllNewestNewsOf(trx, breweryId);
      const same = newest.find(
        (line) =>
          line.takenBackAt === null &&
          line.text === text &&
          line.picture === picture &&
          line.createdAt > instantAfter(now, -DAY_MS),
      );
      if (same) return same;
      refuseThird(newest, brewery.row.timeZone, now);
      const [id, createdAt] = [randomUUID(), now.toISOString()];
      const line = await insertNews(trx, brewery, {
        ...{ id, userId: caller.id, text, picture, createdAt, editedAt: null, takenBackAt: null },
      });
      await recordChange(trx, ctx, { ...subjectOf(line, brewery), after: shown(line) });
      return line;
    },
    newsLine,
  );
}

/**
 * Changes a line that is shown, for those who may publish for its brewery. It keeps its place and age.
 * @throws AppError `news.notFound`, `brewery.lost`, `auth.forbidden`, `edit.conflict`, and the errors of
 * claiming a picture
 */
export async function editNews(ctx: SignedIn, input: z.infer<typeof newsEdit>): Promise<NewsLine> {
  return await write(ctx.db, (trx) => editNewsIn(trx, ctx, input), newsLine);
}

/**
 * Changes a line within a transaction; see `editNews()`.
 * @param trx the caller's transaction
 */
export async function editNewsIn(
  trx: Db,
  ctx: SignedIn,
  { id, basedOn, text, picture: sent }: z.infer<typeof newsEdit>,
): Promise<NewsLine> {
  const { caller, clock } = ctx;
  const { line, brewery } = await loadOwnNews(trx, ctx, id);
  const before = line.row;
  refuseConflict(basedOn, before);
  const change = { before: before.picture, after: sent };
  const claim = { userId: caller.id, links: linksFor(caller, [before.picture]) };
  const picture = await replaceImage(trx, clock, change, claim);
  const changes = defined({ text, picture });
  if (changedFields(shown(before), { ...shown(before), ...changes }).length === 0) {
    return before;
  }
  const editedAt = clock.now().toISOString();
  const after = await updateNews(trx, line, { ...changes, editedAt });
  await recordChange(trx, ctx, {
    ...subjectOf(after, brewery),
    before: shown(before),
    after: shown(after),
    stored: shown(before),
  });
  return after;
}

/**
 * Takes a line back: its text and picture are deleted.
 * @returns the number of the change in the history
 * @throws AppError `news.notFound`, `brewery.lost`, `auth.forbidden`
 */
export async function takeBackNews(ctx: SignedIn, id: string): Promise<number> {
  return await write(ctx.db, async (trx) => {
    const { line, brewery } = await loadOwnNews(trx, ctx, id);
    const takenBackAt = ctx.clock.now().toISOString();
    await updateNews(trx, line, { text: '', picture: null, takenBackAt });
    await releaseImage(trx, ctx.clock, line.row.picture);
    const before = shown(line.row);
    const stored = { ...before, id, breweryId: brewery.row.id };
    return recordedChange(
      await recordChange(trx, ctx, { ...subjectOf(line.row, brewery), before, stored }),
    );
  });
}

/**
 * Returns a line that is shown and that the caller may edit, and locks its brewery.
 * @throws AppError `news.notFound`, `brewery.lost`, `auth.forbidden`
 */
export async function loadOwnNews(trx: Db, { caller, clock }: SignedIn, id: string) {
  const now = clock.now();
  const found = await findNewsById(trx, id, now);
  if (!found) throw new AppError('news.notFound');
  await lockRows(trx, 'breweries', [found.breweryId]);
  // Read again: it may have changed before the lock.
  const row = await findNewsById(trx, id, now);
  if (!row) throw new AppError('news.notFound');
  const brewery = await loadOwnBrewery(trx, caller, row.breweryId, 'news');
  return { line: Authorized.by(caller, row, () => true), brewery };
}

/** @throws AppError `news.tooMany` */
function refuseThird(newest: readonly NewsLine[], timeZone: string | null, now: Date): void {
  const published = newest.map(({ createdAt }) => createdAt);
  const day = nextNewsDay(published, timeZone, now);
  if (day === null) return;
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  });
  throw new AppError('news.tooMany', {
    message: `A brewery publishes two lines of news a week at most. The next one is possible on ${format.format(new Date(day))}.`,
  });
}

/** Returns what the history says of a line. */
export function subjectOf(
  { id }: Pick<NewsLine, 'id'>,
  { row }: Authorized<{ id: string; name: string }>,
) {
  return { kind: 'news', id, name: row.name, breweryId: row.id } as const;
}

/** Returns the fields that the history compares. */
export function shown({ text, picture }: Pick<NewsLine, 'text' | 'picture'>) {
  return { text, picture };
}
