import type { Generated } from 'kysely';
import type { Flag } from '../../db/tables/flag.ts';

declare module '../../db/tables/tables.ts' {
  interface Tables {
    check_ins: CheckInsTable;
    checkin_photos: CheckinPhotosTable;
  }
}

export interface CheckInsTable {
  id: string;
  userId: string;
  breweryId: string;
  notes: string | null;
  /** Whether there was any evidence of the visit. */
  verified: Generated<Flag>;
  /** The position of the brewery's pin at the time; null if it had none. */
  latitude: Generated<string | null>;
  longitude: Generated<string | null>;
  /** When it was made: by the phone, if it waited there. */
  createdAt: string;
  /** When the server received it, if it waited on the phone. */
  receivedAt: Generated<string | null>;
  /** The day `YYYY-MM-DD` at the brewery; null until the background work sets that of an old one. */
  visitedOn: Generated<string | null>;
  /** Whether only the person may see it. */
  onlyForMe: Generated<Flag>;
  /** What verified it, together with `tagId`: `evidenceOf()` reads both. */
  verifiedBy: Generated<'position' | 'code' | null>;
  /** The NFC tag that was tapped, and the counter of the tap. */
  tagId: Generated<string | null>;
  tapCounter: Generated<number | null>;
}

/** The pictures of a check-in, in their order from 0. */
export interface CheckinPhotosTable {
  checkinId: string;
  position: number;
  path: string;
  createdAt: string;
}
