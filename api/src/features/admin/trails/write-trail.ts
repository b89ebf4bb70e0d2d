import { randomUUID } from 'node:crypto';
import {
  type AdminTrail,
  adminTrail,
  type TrailStop,
  type trailCreate,
  trailProblems,
  type trailUpdate,
} from '@hoptrail/contracts/admin/trails';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { namesOf } from '@hoptrail/contracts/field-lists/field-list';
import { STAMPS_PER_DAY } from '@hoptrail/contracts/limits';
import { trailFields } from '@hoptrail/contracts/trails/trail-fields';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { defined } from '../../../lib/defined.ts';
import { existsBrewery } from '../../breweries/shared/breweries.repo.ts';
import { refuseConflict } from '../../history/shared/conflict.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { upsertBacklog } from '../../trails/shared/backlog.repo.ts';
import { claimImage, linksFor, replaceImage } from '../../uploads/shared/claims.ts';
import { loadAdminTrail } from './load-trails.ts';
import {
  findAllOpenIds,
  insertTrail,
  replaceStops,
  type Stop,
  updateTrail,
} from './trails.repo.ts';

type Administrator = Context & { caller: Caller };

/**
 * Creates a trail as a draft, which only administrators see.
 * @throws AppError `brewery.notFound`, `brewery.closed`, and the errors of claiming a picture
 */
export async function createTrail(
  ctx: Administrator,
  { breweries, ...fields }: z.infer<typeof trailCreate>,
): Promise<AdminTrail> {
  const id = randomUUID();
  const now = ctx.clock.now().toISOString();
  return await write(
    ctx.db,
    async (trx) => {
      refuseUnreadDays(fields);
      await refuseMissing(trx, breweries, []);
      const picture = fields.picture
        ? await claimImage(trx, ctx.clock, fields.picture, ownerOf(ctx))
        : null;
      await insertTrail(trx, {
        ...{ ...fields, id, picture },
        ...{ prize: fields.prize ?? null, prizeUntil: fields.prizeUntil ?? null },
        isOrdered: fields.isOrdered ? 1 : 0,
        stampsPerDay: fields.stampsPerDay ?? STAMPS_PER_DAY,
        ...{ openedAt: null, closedAt: null, endedAt: null, createdAt: now },
      });
      await replaceStops(trx, id, withQuestions(breweries, []), now);
      const created = await loadAdminTrail(trx, id);
      await recordChange(trx, ctx, {
        kind: 'passport',
        id,
        name: created.name,
        after: historyFields(created),
      });
      return created;
    },
    adminTrail,
  );
}

/**
 * Changes a trail. Of an open one the check-ins from before are counted again in the background, by
 * its new fields; nothing takes a stamp away.
 * @throws AppError `trail.notFound`, `edit.conflict`, `request.invalid`, `brewery.notFound`,
 * `brewery.closed`, and the errors of claiming a picture
 */
export async function changeTrail(
  ctx: Administrator,
  { id, basedOn, breweries, ...changes }: z.infer<typeof trailUpdate>,
): Promise<AdminTrail> {
  const now = ctx.clock.now().toISOString();
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'passports', [id]);
      const before = await loadAdminTrail(trx, id);
      const stored = before.breweries.map(({ breweryId, prizeStock, question }) => ({
        breweryId,
        prizeStock,
        question,
      }));
      refuseConflict(basedOn, { ...before, breweries: stored });
      const [problem] = trailProblems({ ...before, ...defined({ ...changes, breweries }) });
      if (problem) throw new AppError('request.invalid', { message: problem.message });
      refuseUnreadDays(changes, before);
      const images = { before: before.picture, after: changes.picture };
      const picture = await replaceImage(trx, ctx.clock, images, ownerOf(ctx));
      const isOrdered = changes.isOrdered === undefined ? undefined : changes.isOrdered ? 1 : 0;
      const endedAt = isExtended(before, changes.endsOn) ? null : undefined;
      await updateTrail(trx, id, defined({ ...changes, picture, isOrdered, endedAt }));
      if (breweries) {
        await refuseMissing(trx, breweries, stored);
        await replaceStops(trx, id, withQuestions(breweries, stored), now);
      }
      if (before.openedAt !== null && before.closedAt === null) await upsertBacklog(trx, [id], now);
      const after = await loadAdminTrail(trx, id);
      const change = { before: historyFields(before), after: historyFields(after) };
      await recordChange(trx, ctx, { kind: 'passport', id, name: before.name, ...change });
      return after;
    },
    adminTrail,
  );
}

type Days = { [Name in 'startsOn' | 'endsOn' | 'prizeUntil']?: string | null | undefined };

/** @throws AppError `request.invalid` for a new day outside of the years 1900 to 2199 */
function refuseUnreadDays(sent: Days, stored: Days = {}): void {
  const days = (['startsOn', 'endsOn', 'prizeUntil'] as const).flatMap((name) =>
    sent[name] && sent[name] !== stored[name] ? sent[name] : [],
  );
  if (days.every((day) => dayOf(day) !== undefined)) return;
  const message = 'The days of a trail lie between 1900 and 2199.';
  throw new AppError('request.invalid', { message });
}

/** Returns whether an ended trail gets a later last day, which opens it again. */
function isExtended({ endedAt, endsOn }: AdminTrail, later: string | undefined): boolean {
  return endedAt !== null && later !== undefined && later > endsOn;
}

/**
 * Refuses breweries that do not exist, and closed ones that are not on the trail already.
 * @throws AppError `brewery.notFound`, `brewery.closed`
 */
async function refuseMissing(
  trx: Db,
  wanted: readonly TrailStop[],
  stored: readonly TrailStop[],
): Promise<void> {
  const storedIds = new Set(stored.map(({ breweryId }) => breweryId));
  const added = wanted.map(({ breweryId }) => breweryId).filter((id) => !storedIds.has(id));
  const open = new Set(await findAllOpenIds(trx, added));
  const missing = added.find((id) => !open.has(id));
  if (missing === undefined) return;
  throw new AppError((await existsBrewery(trx, missing)) ? 'brewery.closed' : 'brewery.notFound');
}

/** Returns the breweries with their questions: those that are not sent stay as they are stored. */
function withQuestions(sent: readonly TrailStop[], stored: readonly Stop[]): Stop[] {
  return sent.map((stop) => {
    const before = stored.find(({ breweryId }) => breweryId === stop.breweryId)?.question ?? null;
    return { ...stop, question: stop.question === undefined ? before : stop.question };
  });
}

/** Returns what the history tells of a trail: its fields, and its breweries by name. */
function historyFields(trail: AdminTrail): object {
  const fields = Object.fromEntries(namesOf(trailFields).map((name) => [name, trail[name]]));
  const breweries = trail.breweries.map(({ name, prizeStock, question }) => {
    const stock = prizeStock === null ? '' : ` (${prizeStock} prizes)`;
    // Without the answers, which only the form of the trail shows.
    return `${name}${stock}${question ? `, asks “${question.text}”` : ''}`;
  });
  return { ...fields, breweries };
}

function ownerOf({ caller }: Administrator) {
  return { userId: caller.id, links: linksFor(caller) };
}
