import type { ImportSource, ImportState } from '@hoptrail/contracts/lists/import-states';
import type { Generated, GeneratedAlways } from 'kysely';
declare module '../../db/tables/tables.ts' {
    interface Tables {
        personal_exports: PersonalExportsTable;
        visit_imports: VisitImportsTable;
        imported_visits: ImportedVisitsTable;
    }
}
/** Exports of earlier releases, which stored them: nothing reads or writes them now. */
export interface PersonalExportsTable {
    id: string;
    userId: string;
    state: Generated<'waiting' | 'ready' | 'failed'>;
    attempts: Generated<number>;
    openAttempts: Generated<number>;
    nextAttemptAt: string;
    bytes: number | null;
    readyAt: string | null;
    expiresAt: string | null;
    createdAt: string;
}
/** A file of another app; while it is read, it is stored under the same id. */
export interface VisitImportsTable {
    id: string;
    userId: string;
    fileName: string;
    /** Null until the file was recognised. */
    source: ImportSource | null;
    state: Generated<ImportState>;
    bytes: number;
    bytesRead: Generated<number>;
    /** Check-ins that this import added, that were there before, and that could not be read. */
    added: Generated<number>;
    repeated: Generated<number>;
    skipped: Generated<number>;
    /** Why the file was refused, as a sentence. */
    problem: string | null;
    /** A JSON list of `{place, problem}`: the first rows that could not be read. */
    problems: Generated<string>;
    /** How often it was begun, without those that a stop of the server cut off. */
    attempts: Generated<number>;
    /** The attempts that did not end: the present one, and those that ended their process. */
    openAttempts: Generated<number>;
    /** When it is due; while it is read, when another instance may begin it again. */
    nextAttemptAt: string;
    createdAt: string;
    finishedAt: string | null;
}
/** A check-in of another app: at a place, of a beer, or of both. It counts for no badge. */
export interface ImportedVisitsTable {
    id: string;
    importId: string;
    userId: string;
    source: ImportSource;
    /** The check-in's id in the other app. */
    sourceKey: string;
    /** The brewery with the name and position of the place; null if there is none. */
    breweryId: string | null;
    /** The same for all check-ins at a place; null without a place. */
    placeKey: string | null;
    placeName: string | null;
    city: string | null;
    state: string | null;
    country: string | null;
    latitude: string | null;
    longitude: string | null;
    visitedAt: string;
    /** The day at the place, YYYY-MM-DD. */
    visitedOn: string;
    notes: string | null;
    beerName: string | null;
    beerBrewery: string | null;
    beerStyle: string | null;
    /** `beerStyle`, or `Other` without one. */
    listedStyle: GeneratedAlways<string>;
    abv: string | null;
    ibu: string | null;
    /** From 0.1 to 5, as the other app has it. */
    rating: string | null;
    link: string | null;
    /** Place, town, beer and note, folded for searching. */
    searchText: string;
    createdAt: string;
}
