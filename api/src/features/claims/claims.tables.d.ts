import type { Generated } from 'kysely';
declare module '../../db/tables/tables.ts' {
    interface Tables {
        brewery_claims: BreweryClaimsTable;
    }
}
/** A user's claim to own a brewery; at most one open claim for each user and brewery. */
export interface BreweryClaimsTable {
    id: string;
    breweryId: string;
    userId: string;
    /** The user's own words: their role at the brewery, a proof, and a way to contact them. */
    role: string;
    proof: string;
    contact: string;
    status: Generated<'open' | 'approved' | 'declined' | 'withdrawn'>;
    /** The administrator's message to the user. */
    reason: string | null;
    decidedAt: string | null;
    decidedById: string | null;
    createdAt: string;
}
