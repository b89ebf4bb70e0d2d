import type { Beer } from '@hoptrail/contracts/beers';
import { type Availability, knownAvailability } from '@hoptrail/contracts/lists/beer-availability';
import { useSignedInUser } from '../../../data/session.ts';
import { rememberOff } from './off-availability.ts';
import { switchBeer } from './switches/waiting-switches.ts';

/**
 * Returns a function that sets whether a beer is on tap. It shows at once, waits without a
 * connection, and is undone when the server refuses.
 */
export function useAvailability() {
  const { id: userId } = useSignedInUser();
  return ({ id, breweryId, availability: before }: Beer, availability: Availability) => {
    rememberOff(id, knownAvailability(before));
    switchBeer(userId, { id, breweryId, availability });
  };
}
