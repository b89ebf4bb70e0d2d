import type { Checkin } from '@hoptrail/contracts/checkins/checkins';
import type { DevicePosition } from '../../lib/geolocation/geolocation.ts';
import { randomUuid } from '../../lib/random-uuid.ts';

/** A new check-in; while it waits on this phone it has not counted for anything. */
export type NewCheckin = Checkin & { isWaiting?: true };

/** What shows that the person is there: the phone's position, the house's code of the day, or both. */
export type PresenceProof = Partial<DevicePosition> & { houseCode?: string };

/** A tap on the button, with the id that the check-in will have. */
export interface CheckinTap {
  id: string;
  /** Milliseconds since 1970. */
  since: number;
  proof: PresenceProof;
}

/** Returns the tap of now. */
export function tapOfNow(proof: PresenceProof): CheckinTap {
  return { id: randomUuid(), since: Date.now(), proof };
}
