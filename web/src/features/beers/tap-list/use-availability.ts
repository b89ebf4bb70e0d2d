import { type Availability, knownAvailability } from '@hoptrail/contracts/beer-availability';
import type { Beer } from '@hoptrail/contracts/beers';
import { showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { rememberOff } from './off-availability.ts';
import { useTapListChanged } from './use-tap-list-changed.ts';

/**
 * Says whether a beer is poured: shown at once, taken back for that beer when the server refuses.
 * Taps are sent one after the other, so that the last one counts.
 */
export function useAvailability(breweryId: string) {
  const { beers } = trpc.useUtils();
  const changed = useTapListChanged();
  const list = { breweryId };
  const put = (id: string, changes: Partial<Beer>) =>
    beers.ofBrewery.setData(list, (known) =>
      known?.map((beer) => (beer.id === id ? { ...beer, ...changes } : beer)),
    );
  const update = trpc.beers.update.useMutation({
    scope: { id: `tap-list-${breweryId}` },
    onError: (error) => showRefusal('The tap list was not changed', error),
    onSettled: changed,
  });

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
