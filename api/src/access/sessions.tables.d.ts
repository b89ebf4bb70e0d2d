import type { Generated } from 'kysely';
declare module '../db/tables/tables.ts' {
    interface Tables {
        sessions: SessionsTable;
    }
}
export interface SessionsTable {
    /** SHA-256 of the token in the cookie; the server does not store the token itself. */
    tokenHash: string;
    userId: string;
    createdAt: string;
    /** When the session ends unless it is used before: 30 days after the last use. */
    expiresAt: string;
    /** When the session ends in any case: 90 days after the sign-in. */
    endsAt: Generated<string>;
    /** The day of the last use, YYYY-MM-DD in UTC. */
    lastUsedOn: string | null;
    /** The browser and system in a few words, such as `Firefox on Windows`. */
    device: string | null;
}
