import { showFailure } from '../../lib/show-failure.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

export function useSetBreweryBanner() {
  const { breweries } = trpc.useUtils();
  return trpc.breweries.setBanner.useMutation({
    onSuccess: (brewery) => {
      breweries.byId.setData({ id: brewery.id }, brewery);
      showToast({
        type: 'success',
        title: 'Success',
        description: 'Banner updated successfully!',
      });
    },
    onError: (error) => showFailure('Failed to update banner. Please try again.', error),
  });
}

/** Makes a brewery, which has no owner and perhaps no place yet. */
export function useCreateBrewery() {
  const { breweries } = trpc.useUtils();
  return trpc.breweries.create.useMutation({
    onSuccess: (brewery) => {
      breweries.byId.setData({ id: brewery.id }, brewery);
      void breweries.list.invalidate();
      void breweries.listAll.invalidate();
      showToast({ type: 'success', title: 'Brewery created', description: brewery.name });
    },
    onError: (error) => showFailure('Failed to create the brewery', error),
  });
}

/** Closes a brewery or opens it again: it and its events leave the lists or come back. */
export function useSetClosed() {
  const { breweries, checkins, events, users } = trpc.useUtils();
  return trpc.breweries.setClosed.useMutation({
    onSuccess: (brewery) => {
      breweries.byId.setData({ id: brewery.id }, brewery);
      // What the phone keeps for the time without signal is the answer to a question.
      void breweries.byId.invalidate({ id: brewery.id });
      void breweries.list.invalidate();
      void breweries.listAll.invalidate();
      void checkins.status.invalidate();
      void events.invalidate();
      void users.favorites.invalidate();
      void users.ownedBreweries.invalidate();
      const title = brewery.closedAt === null ? 'Brewery re-opened' : 'Brewery closed';
      showToast({ type: 'success', title, description: brewery.name });
    },
    onError: (error) => showFailure('The brewery was not changed', error),
  });
}

/** Gives a brewery to an account or takes it from everybody; events go by that as well. */
export function useSetOwner() {
  const { breweries, events, users } = trpc.useUtils();
  return trpc.breweries.setOwner.useMutation({
    onSuccess: (brewery, { email }) => {
      breweries.byId.setData({ id: brewery.id }, brewery);
      void users.ownedBreweries.invalidate();
      void events.invalidate();
      showToast({
        type: 'success',
        title: email === null ? 'The brewery has no owner any more' : 'Owner updated',
        description: email === null ? brewery.name : `${brewery.name} now belongs to ${email}.`,
      });
    },
    onError: (error) => showFailure('Failed to update owner. Please try again.', error),
  });
}
