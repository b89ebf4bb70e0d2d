import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { CallOf } from '../../../data/waiting/calls/waiting-calls.ts';
import type { CheckinTap } from '../new-checkin.ts';

/** Returns a check-in as this phone stores it until the server has it. */
export function callOfTap(
  { id: breweryId, name, city, state, logo, image, timeZone }: BreweryDetail,
  userId: string,
  { id, since, proof }: CheckinTap,
): CallOf<'checkin'> {
  return {
    kind: 'checkin',
    ...{ id, userId, since },
    about: name,
    input: { breweryId, ...proof },
    brewery: { city, state, logo, image, timeZone },
    isTold: true,
  };
}
