import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { giveBrewery } from '../../../features/breweries/shared/give-brewery.ts';
import { makeBrewery } from '../../factories/brewery.ts';
import type { CallerKind, Roles, ScenePeople } from './people.ts';

const SHARED_NAME = 'Porch Light Brewing';
const ADDED_AT = '2026-01-01T00:00:00.000Z';

/** The breweries of a scene. */
export interface SceneBreweries {
  breweryId: string;
  /** A brewery of the trail that asks a question, where the caller checked in. */
  askingBreweryId: string;
  /** A brewery without an owner, where the holder checked in. */
  claimedBreweryId: string;
  /** The brewery of the events; null for events of a person who owns none. */
  eventBreweryId: string | null;
  /** The name of the brewery of the events. */
  host: string;
}

/** Adds the breweries of a scene, with their owners and staff. */
export async function addBreweries(
  trx: Db,
  { kind, belonging }: Roles,
  { caller, holder, hasHolder, staffId }: ScenePeople,
): Promise<SceneBreweries> {
  const brewery = makeBrewery({ name: belonging === 'own' ? nameFor(kind) : SHARED_NAME });
  const asking = makeBrewery({ name: 'Second Porch Brewing' });
  const claimed = makeBrewery({ name: 'Waiting Room Ales' });
  await trx
    .insertInto('breweries')
    .values(hasHolder ? [brewery, asking, claimed] : [brewery, asking])
    .execute();

  const breweryId = brewery.id;
  const worksHere = kind === 'staff' && belonging === 'own';
  const isOwned = holder !== caller || mayOwn(kind);
  const present = { breweryId, userId: staffId, addedAt: ADDED_AT, removedAt: null };
  const staff: Insertable<Tables['brewery_staff']>[] = [present];
  if (kind === 'staff') {
    const at = belonging === 'foreign' ? await addAnother(trx, kind) : breweryId;
    const removedAt = belonging === 'former' ? ADDED_AT : null;
    staff.push({ breweryId: at, userId: caller.id, addedAt: ADDED_AT, removedAt });
  } else if (belonging === 'former') await give(trx, breweryId, caller.id);
  if (isOwned) await give(trx, breweryId, holder.id);
  if (holder !== caller && mayOwn(kind)) await give(trx, await addAnother(trx, kind), caller.id);
  await trx.insertInto('brewery_staff').values(staff).execute();

  const isOfBrewery = isOwned || worksHere;
  return {
    breweryId,
    askingBreweryId: asking.id,
    claimedBreweryId: claimed.id,
    eventBreweryId: isOfBrewery ? breweryId : null,
    host: isOfBrewery ? brewery.name : SHARED_NAME,
  };
}

function mayOwn(kind: CallerKind): boolean {
  return ['rival', 'owner', 'admin'].includes(kind);
}

function nameFor(kind: CallerKind): string {
  return kind === 'rival' ? SHARED_NAME : `Brewery of the ${kind}`;
}

async function addAnother(trx: Db, kind: CallerKind): Promise<string> {
  const brewery = makeBrewery({ name: nameFor(kind) });
  await trx.insertInto('breweries').values(brewery).execute();
  return brewery.id;
}

async function give(trx: Db, breweryId: string, userId: string): Promise<void> {
  const clock = { now: () => new Date(ADDED_AT) };
  await giveBrewery(trx, { caller: null, clock }, { id: breweryId, name: SHARED_NAME }, userId);
}
