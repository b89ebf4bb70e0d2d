import type { Beer } from '@hoptrail/contracts/beers';
import { type Availability, knownAvailability } from '@hoptrail/contracts/lists/beer-availability';
import { trpc } from '../../../data/trpc.ts';
import { useUpdateBeer } from './beer-writes.ts';
import { rememberOff } from './off-availability.ts';

/**
 * Returns a function that sets whether a beer is on tap: an optimistic update, undone for that beer
 * when the server refuses.
 */
export function useAvailability(breweryId: string) {
  const { beers } = trpc.useUtils();
  const list = { breweryId };
  const put = (id: string, changes: Partial<Beer>) =>
    beers.ofBrewery.setData(list, (known) =>
      known?.map((beer) => (beer.id === id ? { ...beer, ...changes } : beer)),
    );
  const update = useUpdateBeer(breweryId, { isSwitch: true });

  return async (beer: Beer, availability: Availability) => {
    const before = knownAvailability(beer.availability);
    rememberOff(beer.id, before);
    await beers.ofBrewery.cancel(list);
    put(beer.id, { availability });
    update.mutate(
      { id: beer.id, availability },
      {
        onSuccess: ({ lastUpdated }) => put(beer.id, { lastUpdated }),
        onError: () => put(beer.id, { availability: before }),
      },
    );
  };
}
