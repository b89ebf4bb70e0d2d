import { randomUUID } from 'node:crypto';
import { type GuestList, type RsvpStatus, rsvpStatus } from '@hoptrail/contracts/events/rsvps';
import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { isOver } from '@hoptrail/contracts/events/when/event-days';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { longDate } from '../../../lib/time-zones/long-date.ts';
import { authorizeEvent, loadActor } from '../rights/ownership.ts';
import { findOpenSpecialEvent, findSpecialEventById } from '../shared/special-events.repo.ts';
import { countRsvps, deleteRsvp, findAllGuests, insertRsvp } from './rsvps.repo.ts';

type SignedIn = Context & { caller: Caller };
type StoredEvent = Omit<SpecialEvent, 'viewer'>;

/** An event on a date, `YYYY-MM-DD`, that its page showed. */
interface On {
  id: string;
  date: string;
}

/**
 * Returns who comes to an event on its date; null for an event without places.
 * @throws AppError `event.notFound`
 */
export async function loadRsvpStatus(ctx: SignedIn, id: string): Promise<RsvpStatus | null> {
  const event = await findOpenSpecialEvent(ctx.db, id);
  if (!event) throw new AppError('event.notFound');
  return await statusOf(ctx.db, ctx, event);
}

/**
 * Takes a place on the date of an event; a call that is sent again takes no second one.
 * @throws AppError `event.notFound`, `event.uncounted`, `event.moved`, `event.begun`, `event.full`
 */
export async function takePlace(ctx: SignedIn, on: On): Promise<RsvpStatus> {
  return await change(ctx, on, async (trx, event, status) => {
    if (status.isGoing) return;
    const { id: userId } = ctx.caller;
    const createdAt = ctx.clock.now().toISOString();
    const rsvp = { id: randomUUID(), eventId: on.id, userId, date: on.date, createdAt };
    const isTaken = await insertRsvp(trx, { ...rsvp, eventName: event.event }, status.places);
    if (!isTaken) throw new AppError('event.full');
  });
}

/**
 * Gives a place back before the event begins; does nothing without one.
 * @throws AppError `event.notFound`, `event.uncounted`, `event.moved`, `event.begun`
 */
export async function cancelPlace(ctx: SignedIn, on: On): Promise<RsvpStatus> {
  return await change(ctx, on, (trx) =>
    deleteRsvp(trx, { eventId: on.id, date: on.date }, ctx.caller.id),
  );
}

/**
 * Returns the people who come to an event on its date.
 * @throws AppError `event.notFound`, `brewery.lost`, `auth.forbidden`
 */
export async function loadGuests({ db, caller }: SignedIn, id: string): Promise<GuestList> {
  const event = await findSpecialEventById(db, id);
  if (!event) throw new AppError('event.notFound');
  const actor = { ...(await loadActor(db, caller)), caller };
  const authorized = await authorizeEvent(db, actor, event);
  const date = dayOf(event.date) ?? null;
  const guests = date === null ? [] : await findAllGuests(db, authorized, date);
  return { date, places: event.places, guests };
}

async function change(
  ctx: SignedIn,
  { id, date }: On,
  act: (trx: Db, event: StoredEvent, status: RsvpStatus) => Promise<void>,
): Promise<RsvpStatus> {
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'special_events', [id]);
      const event = await findOpenSpecialEvent(trx, id);
      if (!event) throw new AppError('event.notFound');
      const status = await statusOf(trx, ctx, event);
      if (!status) throw new AppError('event.uncounted');
      if (status.date !== date) {
        const message = `This event is on ${longDate(status.date)} now. Please look at it again.`;
        throw new AppError('event.moved', { message });
      }
      if (status.hasBegun) throw new AppError('event.begun');
      await act(trx, event, status);
      return { ...status, ...(await countRsvps(trx, { eventId: id, date }, ctx.caller.id)) };
    },
    rsvpStatus,
  );
}

async function statusOf(
  db: Db,
  { caller, clock }: SignedIn,
  event: StoredEvent,
): Promise<RsvpStatus | null> {
  const date = dayOf(event.date);
  if (event.places === null || date === undefined) return null;
  const at = clock.now().getTime();
  const { when } = event;
  const hasBegun = when ? Date.parse(when.startsAt) <= at : isOver(event, 'UTC', at);
  const counted = await countRsvps(db, { eventId: event.id, date }, caller.id);
  return { date, places: event.places, ...counted, hasBegun };
}
