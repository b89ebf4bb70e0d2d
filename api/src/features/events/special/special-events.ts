import { randomUUID } from 'node:crypto';
import { eventSortKey } from '@hoptrail/contracts/event-dates';
import type {
  SpecialEvent,
  specialEventCreate,
  specialEventUpdate,
} from '@hoptrail/contracts/special-events';
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
  deleteSpecialEvent,
  findSpecialEventById,
  insertSpecialEvent,
  updateSpecialEvent,
} from './special-events.repo.ts';

type SignedIn = Context & { caller: Caller };

/**
 * Makes a special event: an owner's for a brewery of theirs, an administrator's for anybody.
 * @throws AppError those of finding the brewery and of taking the picture into use;
 *   `request.invalid` where there is no address and no brewery to take it from
 */
export async function createSpecialEvent(
  ctx: SignedIn,
  input: z.infer<typeof specialEventCreate>,
): Promise<SpecialEvent> {
  return await ctx.db.transaction().execute(async (trx) => {
    const actor = { ...(await loadActor(trx, ctx.caller)), caller: ctx.caller };
    const { breweryId, company } = input;
    const brewery = await loadEventBrewery(trx, actor, { breweryId, name: company });
    const address = input.address ?? (brewery && addressLine(brewery));
    if (!address) throw new AppError('request.invalid', { message: 'address: Required' });
    const event = await insertSpecialEvent(trx, {
      id: randomUUID(),
      company: input.company,
      event: input.event,
      details: input.details,
      time: input.time,
      date: input.date,
      sortAt: eventSortKey(input.date, input.time) ?? null,
      address,
      taproom: input.taproom ? 1 : 0,
      rsvpRequired: input.rsvpRequired ? 1 : 0,
      location: input.location ?? null,
      ticketLink: input.ticketLink ?? input.ticketsUrl ?? null,
      logo: (await takeLogo(trx, ctx, null, input.logo)) ?? null,
      breweryId: brewery?.id ?? null,
      ownerId: ctx.caller.id,
      createdAt: ctx.clock.now().toISOString(),
    });
    await recordChange(trx, ctx, { ...subjectOf(event), after: event });
    return { ...event, viewer: viewerOf(actor, event) };
  });
}

/**
 * Changes a special event, for those who may.
 * @throws AppError `event.notFound`, `brewery.lost`, `auth.forbidden`, `edit.conflict`, and those of
 *   its brewery and its picture
 */
export async function changeSpecialEvent(
  ctx: SignedIn,
  { id, ticketsUrl, breweryId, address, basedOn, ...changes }: z.infer<typeof specialEventUpdate>,
): Promise<SpecialEvent> {
  return await ctx.db.transaction().execute(async (trx) => {
    const { authorized, actor } = await loadOwnEvent(trx, ctx, id);
    const before = authorized.row;
    refuseConflict(basedOn, before);
    const brewery = breweryId
      ? await loadEventBrewery(trx, actor, { breweryId, name: '' })
      : undefined;
    const { rsvpRequired, taproom, ticketLink = ticketsUrl } = changes;
    const { date, time } = { ...before, ...defined(changes) };
    const event = await updateSpecialEvent(
      trx,
      authorized,
      defined({
        ...changes,
        ticketLink,
        address: address ?? undefined,
        rsvpRequired: rsvpRequired === undefined ? undefined : flag(rsvpRequired),
        taproom: taproom === undefined ? undefined : flag(taproom),
        logo: await takeLogo(trx, ctx, before.logo, changes.logo),
        sortAt: eventSortKey(date, time) ?? null,
        breweryId: brewery?.id,
      }),
    );
    await recordChange(trx, ctx, { ...subjectOf(event), before, after: event });
    return { ...event, viewer: viewerOf(actor, event) };
  });
}

/** @throws AppError `event.notFound`, `brewery.lost`, `auth.forbidden` */
export async function removeSpecialEvent(ctx: SignedIn, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { authorized } = await loadOwnEvent(trx, ctx, id);
    await deleteSpecialEvent(trx, authorized);
    await takeLogo(trx, ctx, authorized.row.logo, null);
    await recordChange(trx, ctx, { ...subjectOf(authorized.row), before: authorized.row });
  });
}

async function loadOwnEvent(trx: Db, { caller }: SignedIn, id: string) {
  const event = await findSpecialEventById(trx, id);
  if (!event) throw new AppError('event.notFound');
  const actor = { ...(await loadActor(trx, caller)), caller };
  return { actor, authorized: await authorizeEvent(trx, actor, event) };
}

/** The event as the history names it. */
function subjectOf({ id, event, breweryId }: Pick<SpecialEvent, 'id' | 'event' | 'breweryId'>) {
  return { kind: 'specialEvent', id, name: event, breweryId } as const;
}

async function takeLogo(
  trx: Db,
  ctx: SignedIn,
  before: string | null,
  after: string | null | undefined,
) {
  return await replaceImage(trx, ctx.clock, { before, after }, { userId: ctx.caller.id });
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
