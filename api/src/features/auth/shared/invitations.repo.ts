import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

interface NewInvitation {
  id: string;
  email: string;
  invitedById: string;
  createdAt: string;
  sentAt: string;
  expiresAt: string;
  isForTeam?: 0 | 1;
}

/** Returns invitations with the inviting administrator, newest first. */
export async function findAllInvitations(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return await invitations(db)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(signup_invitations."createdAt", signup_invitations.id) <
          (select "createdAt", id from signup_invitations where id = ${after})`,
      ),
    )
    .orderBy('signup_invitations.createdAt', 'desc')
    .orderBy('signup_invitations.id', 'desc')
    .limit(limit)
    .execute();
}

export async function findInvitationById(db: Db, id: string) {
  return await invitations(db).where('signup_invitations.id', '=', id).executeTakeFirst();
}

export async function findInvitationByEmail(
  db: Db,
  email: string,
): Promise<{ id: string; expiresAt: string } | undefined> {
  return await db
    .selectFrom('signup_invitations')
    .select(['id', 'expiresAt'])
    .where('email', '=', email)
    .executeTakeFirst();
}

function invitations(db: Db) {
  return db
    .selectFrom('signup_invitations')
    .leftJoin('users', 'users.id', 'signup_invitations.invitedById')
    .select(['signup_invitations.id', 'signup_invitations.email', 'signup_invitations.createdAt'])
    .select(['sentAt', 'expiresAt', 'users.id as inviterId', 'users.username as inviterName']);
}

/** Returns the number of invitations mailed after an instant, including used and withdrawn ones. */
export async function countInvitationsMailedSince(db: Db, since: string): Promise<number> {
  const { mailed } = await db
    .selectFrom('audit_entries')
    .select((eb) => eb.fn.countAll<number>().as('mailed'))
    .where('kind', '=', 'invitation')
    .where('verb', 'in', ['created', 'changed'])
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return mailed;
}

export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  await db.insertInto('signup_invitations').values(invitation).execute();
}

export async function updateInvitationSent(
  db: Db,
  id: string,
  times: { sentAt: string; expiresAt: string },
): Promise<void> {
  await db.updateTable('signup_invitations').set(times).where('id', '=', id).execute();
}

export async function deleteInvitationById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('signup_invitations').where('id', '=', id).execute();
}

/** Deletes the invitation of an address. */
export async function deleteInvitationOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('signup_invitations').where('email', '=', email).execute();
}

/** Deletes the invitations that expired before an instant. */
export async function deleteInvitationsEndedBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('signup_invitations').where('expiresAt', '<', instant).execute();
}
