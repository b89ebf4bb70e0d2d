import { TEXT } from './postgres/types.ts';

/**
 * Adds the place in a brewery's team that an invitation to sign up brings. `isForTeam` marks the
 * invitations that exist for such places only. The owners are in `brewery_ownerships` since the first
 * release; `breweries.ownerId` stays the one who has been an owner longest.
 */
export const teams: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE signup_invitations ADD COLUMN isForTeam INTEGER NOT NULL DEFAULT 0`,
    `CREATE TABLE team_invitations (
      invitationId TEXT NOT NULL REFERENCES signup_invitations (id) ON DELETE CASCADE,
      breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      role TEXT NOT NULL,
      invitedById TEXT REFERENCES users (id) ON DELETE SET NULL,
      createdAt TEXT NOT NULL,
      PRIMARY KEY (invitationId, breweryId)
    ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX team_invitations_brewery ON team_invitations (breweryId)`,
    `CREATE INDEX team_invitations_inviter ON team_invitations (invitedById)`,
  ],
  postgres: [
    `ALTER TABLE signup_invitations ADD COLUMN "isForTeam" integer NOT NULL DEFAULT 0`,
    `CREATE TABLE team_invitations (
      "invitationId" ${TEXT} NOT NULL REFERENCES signup_invitations (id) ON DELETE CASCADE,
      "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      role ${TEXT} NOT NULL,
      "invitedById" ${TEXT} REFERENCES users (id) ON DELETE SET NULL,
      "createdAt" instant NOT NULL,
      PRIMARY KEY ("invitationId", "breweryId")
    )`,
    `CREATE INDEX team_invitations_brewery ON team_invitations ("breweryId")`,
    `CREATE INDEX team_invitations_inviter ON team_invitations ("invitedById")`,
  ],
};
