import { randomUUID } from 'node:crypto';
import type {
  WeeklyEvent,
  weeklyEventCreate,
  weeklyEventUpdate,
} from '@hoptrail/contracts/weekly-events';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { defined } from '../../../lib/defined.ts';
import { refuseConflict } from '../../audit/shared/conflict.ts';
import { recordChange } from '../../audit/shared/record-change.ts';
import { replaceImage } from '../../uploads/shared/claims.ts';
import {
  addressLine,
  authorizeEvent,
  loadActor,
  loadEventBrewery,
  viewerOf,
} from '../rights/ownership.ts';
import {
  deleteWeeklyEvent,
  findWeeklyEventById,
  insertWeeklyEvent,
  updateWeeklyEvent,
} from './weekly-events.repo.ts';

type SignedIn = Context & { caller: Caller };

/**
 * Makes a weekly event: an owner's for a brewery of theirs, an administrator's for anybody.
 * @throws AppError those of finding the brewery and of taking the pictures into use;
 *   `request.invalid` where there is no address and no brewery to take it from
 */
export async function createWeeklyEvent(
  ctx: SignedIn,
  input: z.infer<typeof weeklyEventCreate>,
): Promise<WeeklyEvent> {
  return await ctx.db.transaction().execute(async (trx) => {
    const actor = { ...(await loadActor(trx, ctx.caller)), caller: ctx.caller };
    const named = { breweryId: input.breweryId, name: input.brewery };
    const brewery = await loadEventBrewery(trx, actor, named);
    const address = input.address ?? (brewery && addressLine(brewery));
    if (!address) throw new AppError('request.invalid', { message: 'address: Required' });
    const id = randomUUID();
    await insertWeeklyEvent(trx, {
      id,
      title: input.title,
      event: input.title,
      day: input.day,
      time: input.time,
      details: input.details,
      brewery: brewery?.name ?? input.brewery,
      address,
      eventPhoto: (await takePicture(trx, ctx, null, input.eventPhoto)) ?? null,
      logo: (await takePicture(trx, ctx, null, input.logo)) ?? null,
      instagram: input.instagram ?? null,
      twitter: input.twitter ?? null,
      facebook: input.facebook ?? null,
      breweryId: brewery?.id ?? null,
      ownerId: ctx.caller.id,
      createdAt: ctx.clock.now().toISOString(),
    });
    const made = await reload(trx, ctx, id);
    await recordChange(trx, ctx, { ...subjectOf(made), after: fieldsOf(made) });
    return made;
  });
}

/**
 * Changes a weekly event, for those who may. Another brewery's name moves it there.
 * @throws AppError `event.notFound`, `brewery.lost`, `auth.forbidden`, `edit.conflict`, and those of
 *   its brewery and its pictures
 */
export async function changeWeeklyEvent(
  ctx: SignedIn,
  { id, breweryId, address, basedOn, ...changes }: z.infer<typeof weeklyEventUpdate>,
): Promise<WeeklyEvent> {
  return await ctx.db.transaction().execute(async (trx) => {
    const { authorized, actor } = await loadOwnEvent(trx, ctx, id);
    const before = authorized.row;
    refuseConflict(basedOn, before);
    const name = changes.brewery ?? before.brewery;
    const moves =
      breweryId !== undefined ? breweryId !== before.breweryId : name !== before.brewery;
    const brewery = moves ? await loadEventBrewery(trx, actor, { breweryId, name }) : undefined;
    await updateWeeklyEvent(
      trx,
      authorized,
      defined({
        ...changes,
        event: changes.title,
        brewery: brewery?.name ?? changes.brewery,
        address: address ?? (brewery && addressLine(brewery)),
        breweryId: moves ? (brewery?.id ?? null) : undefined,
        eventPhoto: await takePicture(trx, ctx, before.eventPhoto, changes.eventPhoto),
        logo: await takePicture(trx, ctx, before.logo, changes.logo),
      }),
    );
    const after = await reload(trx, ctx, id);
    const fields = { before: fieldsOf(before), after: fieldsOf(after) };
    await recordChange(trx, ctx, { ...subjectOf(after), ...fields });
    return after;
  });
}

/** @throws AppError `event.notFound`, `brewery.lost`, `auth.forbidden` */
export async function removeWeeklyEvent(ctx: SignedIn, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { authorized } = await loadOwnEvent(trx, ctx, id);
    await deleteWeeklyEvent(trx, authorized);
    await takePicture(trx, ctx, authorized.row.eventPhoto, null);
    await takePicture(trx, ctx, authorized.row.logo, null);
    const { row } = authorized;
    await recordChange(trx, ctx, { ...subjectOf(row), before: fieldsOf(row) });
  });
}

async function loadOwnEvent(trx: Db, { caller }: SignedIn, id: string) {
  const event = await findWeeklyEventById(trx, id);
  if (!event) throw new AppError('event.notFound');
  const actor = { ...(await loadActor(trx, caller)), caller };
  return { actor, authorized: await authorizeEvent(trx, actor, event) };
}

async function reload(trx: Db, { caller }: SignedIn, id: string): Promise<WeeklyEvent> {
  const event = await findWeeklyEventById(trx, id);
  if (!event) throw new AppError('event.notFound');
  return { ...event, viewer: viewerOf(await loadActor(trx, caller), event) };
}

type Told = Pick<WeeklyEvent, 'id' | 'title' | 'event' | 'breweryId'>;

/** The event as the history names it. */
function subjectOf({ id, title, breweryId }: Told) {
  return { kind: 'weeklyEvent', id, name: title, breweryId } as const;
}

/** What the history compares: the name once, though it is stored twice. */
function fieldsOf({ event: _, ...fields }: Told): object {
  return fields;
}

async function takePicture(
  trx: Db,
  ctx: SignedIn,
  before: string | null,
  after: string | null | undefined,
) {
  return await replaceImage(trx, ctx.clock, { before, after }, { userId: ctx.caller.id });
}
