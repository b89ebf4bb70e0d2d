import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../auth/sessions.ts';
import { findAllBreweryIdsByName, findBreweryById } from '../breweries/breweries.repo.ts';
import { findAllOwnedBreweryIds } from '../breweries/ownership.repo.ts';
import { existsEventRight } from './event-rights.repo.ts';

/** Whose event it is. */
interface OwnedEvent {
  ownerId: string | null;
  breweryId: string | null;
}

/** A caller with the breweries they own: what event rules go by, never by a name. */
export interface EventActor {
  caller: Caller | undefined;
  ownedIds: readonly string[];
}

export async function loadActor(db: Db, caller: Caller | undefined): Promise<EventActor> {
  return { caller, ownedIds: caller ? await findAllOwnedBreweryIds(db, caller.id) : [] };
}

/** Whether there may be an event that somebody may edit; never no where there is one. */
export async function mayEditEvents(db: Db, caller: Caller | undefined): Promise<boolean> {
  if (!caller) return false;
  return caller.role === 'admin' || (await existsEventRight(db, caller.id));
}

/** Whether somebody may change or delete an event: its owner, its brewery's, administrators. */
export function canEditEvent({ caller, ownedIds }: EventActor, event: OwnedEvent): boolean {
  if (!caller) return false;
  return (
    caller.role === 'admin' ||
    event.ownerId === caller.id ||
    (event.breweryId !== null && ownedIds.includes(event.breweryId))
  );
}

/** What a reader may do with an event, for the buttons. */
export function viewerOf(actor: EventActor, event: OwnedEvent) {
  const canEdit = canEditEvent(actor, event);
  return { canEdit, canDelete: canEdit };
}

/**
 * The brewery that an event is for: the named one, among the caller's own first. Administrators
 * may make events for anybody, owners for what they own.
 * @param named an id, or a brewery's name as the documented forms send it
 * @returns the brewery, or undefined where an administrator names none
 * @throws AppError `brewery.notFound`, `brewery.closed`, `brewery.nameShared`, `auth.forbidden`
 */
export async function loadEventBrewery(
  db: Db,
  { caller, ownedIds }: EventActor & { caller: Caller },
  named: { breweryId: string | undefined; name: string },
) {
  const ids = named.breweryId ? [named.breweryId] : await findAllBreweryIdsByName(db, named.name);
  const own = ids.filter((id) => ownedIds.includes(id));
  const [id, ...others] = own.length > 0 ? own : ids;
  const isAdmin = caller.role === 'admin';
  if (!isAdmin && own.length === 0) throw new AppError('auth.forbidden');
  if (others.length > 0) {
    if (isAdmin) return undefined;
    throw new AppError('brewery.nameShared');
  }
  const brewery = id === undefined ? undefined : await findBreweryById(db, id);
  if (!brewery && named.breweryId) throw new AppError('brewery.notFound');
  // Nobody would see the event: those of closed breweries are left out.
  if (brewery?.closedAt) throw new AppError('brewery.closed');
  return brewery;
}

/** A brewery's address in one line. */
export function addressLine(brewery: {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}): string {
  return `${brewery.address}, ${brewery.city}, ${brewery.state} ${brewery.zipCode}`;
}
