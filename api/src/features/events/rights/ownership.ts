import { type OwnedEvent, ownsEvent } from '@hoptrail/contracts/events/event-ownership';
import { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import { findAllBreweryIdsByName, findBreweryById } from '../../breweries/shared/breweries.repo.ts';
import { explainRefusal } from '../../breweries/shared/explain-refusal.ts';
import { findAllEventBreweryIds } from '../../breweries/shared/ownership.repo.ts';
import { existsEventRight } from './event-rights.repo.ts';

/** A brewery in an input: its id, or its name as the documented forms send it. */
export interface NamedBrewery {
  breweryId?: string | undefined;
  name: string;
}

export type EventBrewery = NonNullable<Awaited<ReturnType<typeof findBreweryById>>>;

/**
 * A caller with the ids of the breweries that they own now, or of which they are on the staff. The
 * rights to events depend on these ids, never on a name.
 */
export interface EventActor {
  caller: Caller | undefined;
  breweryIds: readonly string[];
}

export async function loadActor(db: Db, caller: Caller | undefined): Promise<EventActor> {
  return { caller, breweryIds: caller ? await findAllEventBreweryIds(db, caller.id) : [] };
}

/**
 * Returns whether there may be an event that the caller may edit. True for every caller who may
 * edit one.
 */
export async function mayEditEvents(db: Db, caller: Caller | undefined): Promise<boolean> {
  if (!caller) return false;
  return caller.role === 'admin' || (await existsEventRight(db, caller.id));
}

/**
 * Returns whether the caller may change or delete an event: the owners and staff of its brewery, and
 * administrators, may.
 */
function canEditEvent({ caller, breweryIds }: EventActor, event: OwnedEvent): boolean {
  if (!caller) return false;
  if (caller.role === 'admin') return true;
  return ownsEvent(event, caller.id, breweryIds);
}

/**
 * Returns an event that the caller may change.
 * @throws AppError `brewery.lost` for a former owner or former staff of its brewery,
 * `auth.forbidden` for others
 */
export async function authorizeEvent<Event extends OwnedEvent>(
  db: Db,
  actor: EventActor & { caller: Caller },
  event: Event,
): Promise<Authorized<Event>> {
  if (event.breweryId !== null && !canEditEvent(actor, event)) {
    await explainRefusal(db, actor.caller, event.breweryId);
  }
  return Authorized.by(actor.caller, event, () => canEditEvent(actor, event));
}

/**
 * Returns events with what the reader may do with each, so that the page shows the buttons for it.
 */
export async function withViewer<Event extends OwnedEvent>(
  { db, findCaller }: Pick<Context, 'db' | 'findCaller'>,
  events: readonly Event[],
) {
  const actor = await loadActor(db, await findCaller());
  return events.map((event) => ({ ...event, viewer: viewerOf(actor, event) }));
}

/** Returns what an actor may do with an event. */
export function viewerOf(actor: EventActor, event: OwnedEvent) {
  const canEdit = canEditEvent(actor, event);
  return { canEdit, canDelete: canEdit };
}

/**
 * Returns the brewery of an event: the one with the id, or with the name, preferably one of the
 * caller's own. Administrators may create events for all breweries, owners and staff for theirs.
 * @returns the brewery, or undefined if an administrator names none
 * @throws AppError `brewery.notFound`, `brewery.closed`, `brewery.nameShared`, `brewery.lost`,
 * `auth.forbidden`
 */
export async function loadEventBrewery(
  trx: Db,
  caller: Caller,
  named: NamedBrewery,
): Promise<EventBrewery | undefined> {
  const ids = named.breweryId ? [named.breweryId] : await findAllBreweryIdsByName(trx, named.name);
  await lockRows(trx, 'breweries', ids);
  const breweryIds = await findAllEventBreweryIds(trx, caller.id);
  const own = ids.filter((id) => breweryIds.includes(id));
  const [id, ...others] = own.length > 0 ? own : ids;
  const isAdmin = caller.role === 'admin';
  if (!isAdmin && own.length === 0) {
    if (named.breweryId) await explainRefusal(trx, caller, named.breweryId);
    throw new AppError('auth.forbidden');
  }
  if (others.length > 0) {
    if (isAdmin) return undefined;
    throw new AppError('brewery.nameShared');
  }
  const brewery = id === undefined ? undefined : await findBreweryById(trx, id);
  if (!brewery && named.breweryId) throw new AppError('brewery.notFound');
  // Nobody would see the event, because lists leave out events of closed breweries.
  if (brewery?.closedAt) throw new AppError('brewery.closed');
  return brewery;
}
