import { randomUUID } from 'node:crypto';
import {
  type AdminPassport,
  adminPassport,
  type passportCreate,
  passportProblems,
  type passportUpdate,
} from '@hoptrail/contracts/admin/passports';
import { namesOf } from '@hoptrail/contracts/entities/field-list';
import { passportFields } from '@hoptrail/contracts/entities/passport';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { STAMPS_PER_DAY } from '@hoptrail/contracts/limits';
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
import { upsertBacklog } from '../../passports/shared/backlog.repo.ts';
import { claimImage, linksFor, replaceImage } from '../../uploads/shared/claims.ts';
import { loadAdminPassport } from './load-passports.ts';
import {
  findAllOpenIds,
  insertPassport,
  replaceStops,
  type Stop,
  updatePassport,
} from './passports.repo.ts';

type Administrator = Context & { caller: Caller };

/**
 * Creates a trail as a draft, which only administrators see.
 * @throws AppError `brewery.notFound`, `brewery.closed`, and the errors of claiming a picture
 */
export async function createPassport(
  ctx: Administrator,
  { breweries, ...fields }: z.infer<typeof passportCreate>,
): Promise<AdminPassport> {
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
      await insertPassport(trx, {
        ...{ ...fields, id, picture },
        ...{ prize: fields.prize ?? null, prizeUntil: fields.prizeUntil ?? null },
        isOrdered: fields.isOrdered ? 1 : 0,
        stampsPerDay: fields.stampsPerDay ?? STAMPS_PER_DAY,
        ...{ openedAt: null, closedAt: null, endedAt: null, createdAt: now },
      });
      await replaceStops(trx, id, breweries, now);
      const made = await loadAdminPassport(trx, id);
      await recordChange(trx, ctx, {
        kind: 'passport',
        id,
        name: made.name,
        after: historyFields(made),
      });
      return made;
    },
    adminPassport,
  );
}

/**
 * Changes a trail. Of an open one the check-ins from before are counted again in the background, by
 * its new fields; nothing takes a stamp away.
 * @throws AppError `passport.notFound`, `edit.conflict`, `request.invalid`, `brewery.notFound`,
 * `brewery.closed`, and the errors of claiming a picture
 */
export async function changePassport(
  ctx: Administrator,
  { id, basedOn, breweries, ...changes }: z.infer<typeof passportUpdate>,
): Promise<AdminPassport> {
  const now = ctx.clock.now().toISOString();
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'passports', [id]);
      const before = await loadAdminPassport(trx, id);
      const stored = before.breweries.map(({ breweryId, prizeStock }) => ({
        breweryId,
        prizeStock,
      }));
      refuseConflict(basedOn, { ...before, breweries: stored });
      const [problem] = passportProblems({ ...before, ...defined({ ...changes, breweries }) });
      if (problem) throw new AppError('request.invalid', { message: problem.message });
      refuseUnreadDays(changes, before);
      const images = { before: before.picture, after: changes.picture };
      const picture = await replaceImage(trx, ctx.clock, images, ownerOf(ctx));
      const isOrdered = changes.isOrdered === undefined ? undefined : changes.isOrdered ? 1 : 0;
      const endedAt = isExtended(before, changes.endsOn) ? null : undefined;
      await updatePassport(trx, id, defined({ ...changes, picture, isOrdered, endedAt }));
      if (breweries) {
        await refuseMissing(trx, breweries, stored);
        await replaceStops(trx, id, breweries, now);
      }
      if (before.openedAt !== null && before.closedAt === null) await upsertBacklog(trx, [id], now);
      const after = await loadAdminPassport(trx, id);
      const change = { before: historyFields(before), after: historyFields(after) };
      await recordChange(trx, ctx, { kind: 'passport', id, name: before.name, ...change });
      return after;
    },
    adminPassport,
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
function isExtended({ endedAt, endsOn }: AdminPassport, later: string | undefined): boolean {
  return endedAt !== null && later !== undefined && later > endsOn;
}

/**
 * Refuses breweries that do not exist, and closed ones that are not on the trail already.
 * @throws AppError `brewery.notFound`, `brewery.closed`
 */
async function refuseMissing(
  trx: Db,
  wanted: readonly Stop[],
  stored: readonly Stop[],
): Promise<void> {
  const known = new Set(stored.map(({ breweryId }) => breweryId));
  const added = wanted.map(({ breweryId }) => breweryId).filter((id) => !known.has(id));
  const open = new Set(await findAllOpenIds(trx, added));
  const missing = added.find((id) => !open.has(id));
  if (missing === undefined) return;
  throw new AppError((await existsBrewery(trx, missing)) ? 'brewery.closed' : 'brewery.notFound');
}

/** Returns what the history tells of a trail: its fields, and its breweries by name. */
function historyFields(passport: AdminPassport): object {
  const fields = Object.fromEntries(namesOf(passportFields).map((name) => [name, passport[name]]));
  const breweries = passport.breweries.map(({ name, prizeStock }) =>
    prizeStock === null ? name : `${name} (${prizeStock} prizes)`,
  );
  return { ...fields, breweries };
}

function ownerOf({ caller }: Administrator) {
  return { userId: caller.id, links: linksFor(caller) };
}
