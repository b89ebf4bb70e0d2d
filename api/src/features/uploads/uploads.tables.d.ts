import type { Generated } from 'kysely';
import type { Flag } from '../../db/tables/flag.ts';
declare module '../../db/tables/tables.ts' {
    interface Tables {
        uploads: UploadsTable;
    }
}
export interface UploadsTable {
    id: string;
    /** The uploader: a user, or a verified address that has no account yet. */
    userId: string | null;
    email: string | null;
    /** Size of the received file; null until it arrives. */
    bytes: number | null;
    createdAt: string;
    storedAt: string | null;
    /** The number of refused files; the upload link accepts no file after three. */
    failedTries: Generated<number>;
    /** The total size of the refused files, which counts against the uploader's quota. */
    failedBytes: Generated<number>;
    /** When an entity first used the picture; unused pictures are deleted later. */
    claimedAt: string | null;
    /**
     * Whether it is the profile or header image of its user: only these are deleted with the account.
     */
    isPersonal: Generated<Flag>;
    /**
     * Whether only the uploader may open the picture: until something uses it that others see, and
     * always for pictures of check-ins.
     */
    isPrivate: Generated<Flag>;
}
