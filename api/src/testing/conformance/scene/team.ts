import type { Db } from '../../../db/database.ts';
import type { SceneBreweries } from './breweries.ts';
import type { ScenePeople } from './people.ts';

const SENT_AT = '2026-01-01T00:00:00.000Z';

/** Who is invited to the team of a scene's brewery. */
export interface SceneTeam {
  /** An invitation to the brewery's team that was sent some time ago. */
  invitationId: string;
}

/** Adds the invitation of a scene. */
export async function addInvitation(
  trx: Db,
  { breweryId }: SceneBreweries,
  { suspendedId }: ScenePeople,
): Promise<SceneTeam> {
  const invitationId = `invitation-${suspendedId}`.slice(0, 47);
  await trx
    .insertInto('signup_invitations')
    .values({
      id: invitationId,
      email: `guest-${suspendedId}@people.example`,
      invitedById: null,
      createdAt: SENT_AT,
      sentAt: SENT_AT,
      expiresAt: '2040-01-01T00:00:00.000Z',
    })
    .execute();
  await trx
    .insertInto('team_invitations')
    .values({ invitationId, breweryId, role: 'staff', invitedById: null, createdAt: SENT_AT })
    .execute();
  return { invitationId };
}
