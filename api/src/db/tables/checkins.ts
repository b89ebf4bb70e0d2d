import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface CheckInsTable {
  id: string;
  userId: string;
  breweryId: string;
  notes: string | null;
  /** Whether the phone's position was compared with the brewery's. */
  verified: Generated<Flag>;
  /** The position of the brewery's pin at the time; null if it had none. */
  latitude: Generated<string | null>;
  longitude: Generated<string | null>;
  createdAt: string;
}
