import { isEndedBy, withBeerOn } from '@hoptrail/contracts/beers/tap-list-at';
import { useInvalidate } from '../../../data/invalidate.ts';
import { showError, showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { isWorthWaiting } from '../../../data/waiting/worth-waiting.ts';
import { showToast } from '../../../lib/toast.ts';
import { undoOf } from '../../history/shared/undo-of.tsx';

/**
 * Adds a beer.
 * @param isPart whether it is one of many, whose caller says what happened and refetches at the end
 */
export function useCreateBeer({ isPart = false } = {}) {
  const invalidate = useInvalidate();
  return trpc.beers.create.useMutation({
    onSuccess: ({ beerName }) => {
      if (isPart) return;
      invalidate('beers');
      showToast({ type: 'success', title: 'Beer added', description: beerName });
    },
    onError: (error) => {
      if (!isPart) showError('Failed to add the beer', error);
    },
  });
}

/**
 * Changes a beer. Changes of a tap list run one after the other, so that the last one counts.
 * @param isSwitch whether the list shows the change already: then no toast is shown, the rows keep
 * their places, and a change that does not reach the server waits
 * @param isPart as for `useCreateBeer()`
 */
export function useUpdateBeer(breweryId: string, { isSwitch = false, isPart = false } = {}) {
  const { beers } = trpc.useUtils();
  const invalidate = useInvalidate();
  const list = { breweryId };
  return trpc.beers.update.useMutation({
    scope: { id: `tap-list-${breweryId}` },
    onSuccess: (stored) => {
      if (isPart) return;
      const { id, beerName, availability, lastUpdated } = stored;
      const before = beers.ofBrewery.getData(list);
      const ended = before?.find((beer) => availability === 'available' && isEndedBy(beer, stored));
      if (ended) {
        showToast({
          type: 'info',
          title: `${ended.beerName} is off`,
          description: `${beerName} is on tap ${stored.tapNumber} now.`,
        });
      } else if (!isSwitch) {
        showToast({ type: 'success', title: 'Beer updated', description: beerName });
      }
      if (!isSwitch) return invalidate('beers');
      const data =
        availability === 'available'
          ? before && withBeerOn(before, id, lastUpdated)
          : before?.map((beer) => (beer.id === id ? { ...beer, availability, lastUpdated } : beer));
      invalidate('beers', { path: 'beers.ofBrewery', input: list, data });
    },
    onError: (error) => {
      if (isPart || (isSwitch && isWorthWaiting(error))) return;
      if (isSwitch) showRefusal('The tap list was not changed', error);
      else showError('Failed to update the beer', error);
      invalidate('beers');
    },
  });
}

export function useDeleteBeer() {
  const invalidate = useInvalidate();
  return trpc.beers.delete.useMutation({
    onSuccess: (deletion) =>
      showToast({ type: 'success', title: 'Beer deleted', button: undoOf(deletion) }),
    onError: (error) => showRefusal('Failed to delete the beer', error),
    onSettled: () => invalidate('beers'),
  });
}

/** Arranges a menu; the form says what went wrong. */
export function useArrangeMenu(breweryId: string) {
  const invalidate = useInvalidate();
  return trpc.beers.arrange.useMutation({
    scope: { id: `tap-list-${breweryId}` },
    onSuccess: (data) => {
      showToast({ type: 'success', title: 'Menu arranged' });
      invalidate('beers', { path: 'beers.ofBrewery', input: { breweryId }, data });
    },
    onError: (error) => showError('Failed to arrange the menu', error),
  });
}

/** Sets the serving sizes and the currency of a menu, which the brewery's details contain. */
export function useSetMenuPrices() {
  const invalidate = useInvalidate();
  return trpc.beers.setPrices.useMutation({
    onSuccess: () => {
      showToast({ type: 'success', title: 'Sizes saved' });
      invalidate('breweries');
      invalidate('beers');
    },
    onError: (error) => showError('Failed to save the sizes', error),
  });
}
