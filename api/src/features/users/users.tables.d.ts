import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import type { Generated } from 'kysely';
import type { Flag } from '../../db/tables/flag.ts';
declare module '../../db/tables/tables.ts' {
    interface Tables {
        users: UsersTable;
        user_favorites: UserFavoritesTable;
        administrator_invitations: AdministratorInvitationsTable;
    }
}
export interface UsersTable {
    id: string;
    username: string;
    /**
     * The username as `usernameKey()` folds it: look-alikes have the same one. Null in a row that an
     * older version wrote, until the next start or the next change of a username.
     */
    usernameKey: string | null;
    email: string;
    name: string;
    location: string | null;
    profileImage: string | null;
    headerImage: string | null;
    role: Generated<'user' | 'admin'>;
    /** The number of check-ins that others may know of. */
    checkins: Generated<number>;
    /** The number of check-ins that are only for the user. */
    privateCheckins: Generated<number>;
    /** When the user reached the present check-in count: of equal counts the earlier ranks higher. */
    checkinsReachedAt: string | null;
    /** The number of those among `checkins` with a position that the server verified. */
    verifiedCheckins: Generated<number>;
    verifiedReachedAt: Generated<string | null>;
    /**
     * The UTC day on which the counters changed last, `YYYY-MM-DD`. Until it ends, others see the values
     * that the counters had at its start.
     */
    shownOn: Generated<string | null>;
    shownCheckins: Generated<number>;
    shownReachedAt: Generated<string | null>;
    shownVerifiedCheckins: Generated<number>;
    shownVerifiedReachedAt: Generated<string | null>;
    beerStylePreferences: Generated<string>;
    latitude: string | null;
    longitude: string | null;
    createdAt: string;
    /** When the user was suspended and can no longer sign in; null for others. */
    suspendedAt: string | null;
    suspensionReason: string | null;
    /** Whether the user is on the leaderboard. */
    showsOnLeaderboard: Generated<Flag>;
    /** Whether anybody may see the user's logbook, without what is only for the user. */
    showsTrail: Generated<Flag>;
    /** The unit in which the user reads distances; null lets the browser's region decide. */
    distanceUnit: DistanceUnit | null;
}
export interface UserFavoritesTable {
    userId: string;
    breweryId: string;
    createdAt: string;
}
/** Addresses that become administrators when they sign up. */
export interface AdministratorInvitationsTable {
    email: string;
    createdAt: string;
}
