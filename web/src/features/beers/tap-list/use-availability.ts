import type { Beer } from '@hoptrail/contracts/beers/beers';
import { type Availability, knownAvailability } from '@hoptrail/contracts/lists/beer-availability';
import { useSignedInUser } from '../../../data/session.ts';
import { switchBeer } from '../shared/switches/waiting-switches.ts';
import { rememberOff } from './off-availability.ts';

/**
 * Returns a function that sets whether a beer is on tap. It shows at once, waits without a
 * connection, and is undone when the server refuses.
 */
export function useAvailability() {
  const { id: userId } = useSignedInUser();
  return ({ id, breweryId, availability: before }: Beer, availability: Availability) => {
    rememberOff(id, knownAvailability(before));
    switchBeer({ userId, beerId: id, breweryId, availability });
  };
}
