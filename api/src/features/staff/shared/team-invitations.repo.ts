import {
  OWNERS_PER_BREWERY,
  STAFF_PER_BREWERY,
  STAFF_PLACES_PER_PERSON,
} from '@hoptrail/contracts/limits';
import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';

/** Returns the invitations to the team of a brewery, oldest first. */
export async function findAllTeamInvitations(db: Db, breweryId: string) {
  return await db
    .selectFrom('team_invitations')
    .innerJoin('signup_invitations', 'signup_invitations.id', 'team_invitations.invitationId')
    .select(['signup_invitations.id', 'email', 'role', 'expiresAt'])
    .where('breweryId', '=', breweryId)
    .orderBy('team_invitations.createdAt')
    .orderBy('email')
    .limit(OWNERS_PER_BREWERY + STAFF_PER_BREWERY)
    .execute();
}

/** Returns the places in teams that invitations bring, by the name of the brewery. */
export async function findAllPlacesOf(db: Db, invitationIds: readonly string[]) {
  const rows = await db
    .selectFrom('team_invitations')
    .innerJoin('breweries', 'breweries.id', 'team_invitations.breweryId')
    .select(['invitationId', 'breweries.id', 'breweries.name', 'role'])
    .where('invitationId', 'in', valuesOf(db, invitationIds))
    .orderBy('breweries.name')
    .orderBy('breweries.id')
    .limit(invitationIds.length * STAFF_PLACES_PER_PERSON)
    .execute();
  return Map.groupBy(rows, ({ invitationId }) => invitationId);
}

/** Returns the places in teams to which an address is invited, by invitations that have not expired. */
export async function findAllInvitedPlaces(db: Db, email: string, now: string) {
  return await db
    .selectFrom('team_invitations')
    .innerJoin('signup_invitations', 'signup_invitations.id', 'team_invitations.invitationId')
    .innerJoin('breweries', 'breweries.id', 'team_invitations.breweryId')
    .select(['breweries.id', 'breweries.name', 'email', 'role'])
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .orderBy('breweries.id')
    .limit(STAFF_PER_BREWERY)
    .execute();
}

/** Stores the place that an invitation brings; another one at the same brewery is replaced. */
export async function upsertTeamInvitation(
  db: Db,
  invitation: Insertable<Tables['team_invitations']>,
): Promise<void> {
  const { role, invitedById, createdAt } = invitation;
  await db
    .insertInto('team_invitations')
    .values(invitation)
    .onConflict((conflict) =>
      conflict.columns(['invitationId', 'breweryId']).doUpdateSet({ role, invitedById, createdAt }),
    )
    .execute();
}

/**
 * Deletes invitations to the team of a brewery: one, those of a person, or all. An invitation to sign
 * up that existed only for them goes too.
 */
export async function deleteTeamInvitations(
  db: Db,
  which: { breweryId: string; invitationId?: string; invitedById?: string },
): Promise<void> {
  const { breweryId, invitationId, invitedById } = which;
  await db
    .deleteFrom('team_invitations')
    .where('breweryId', '=', breweryId)
    .$if(invitationId !== undefined, (query) =>
      query.where('invitationId', '=', invitationId ?? ''),
    )
    .$if(invitedById !== undefined, (query) => query.where('invitedById', '=', invitedById ?? ''))
    .execute();
  await db
    .deleteFrom('signup_invitations')
    .where('isForTeam', '=', 1)
    .where('id', 'not in', (eb) => eb.selectFrom('team_invitations').select('invitationId'))
    .execute();
}
