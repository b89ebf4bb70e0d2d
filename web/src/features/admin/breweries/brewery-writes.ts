import { showError, showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { useBreweryChanged } from '../../../data/use-brewery-changed.ts';
import { showToast } from '../../../lib/toast.ts';

export function useSetBreweryBanner() {
  const updateCaches = useBreweryChanged();
  return trpc.breweries.setBanner.useMutation({
    onSuccess: (brewery, { bannerImageUrl }) => {
      updateCaches(brewery);
      showToast({
        type: 'success',
        title: 'Success',
        description: bannerImageUrl === null ? 'Banner removed.' : 'Banner updated successfully!',
      });
    },
    onError: (error) => showError('Failed to update banner. Please try again.', error),
  });
}

/** Creates a brewery without an owner, with or without a position. */
export function useCreateBrewery() {
  const updateCaches = useBreweryChanged();
  return trpc.admin.breweries.create.useMutation({
    onSuccess: (brewery) => {
      updateCaches(brewery);
      showToast({ type: 'success', title: 'Brewery created', description: brewery.name });
    },
    onError: (error) => showError('Failed to create the brewery', error),
  });
}

/** Closes or reopens a brewery: it and its events leave the lists or return. */
export function useSetClosed() {
  const updateCaches = useBreweryChanged();
  return trpc.admin.breweries.setClosed.useMutation({
    onSuccess: (brewery) => {
      updateCaches(brewery);
      const title = brewery.closedAt === null ? 'Brewery re-opened' : 'Brewery closed';
      showToast({ type: 'success', title, description: brewery.name });
    },
    onError: (error) => showRefusal('The brewery was not changed', error),
  });
}

/** Sets or removes a brewery's owner; the rights on its events follow. */
export function useSetOwner() {
  const updateCaches = useBreweryChanged();
  return trpc.admin.breweries.setOwner.useMutation({
    onSuccess: (brewery, { email }) => {
      updateCaches(brewery);
      showToast({
        type: 'success',
        title: email === null ? 'The brewery has no owner any more' : 'Owner updated',
        description: email === null ? brewery.name : `${brewery.name} now belongs to ${email}.`,
      });
    },
    onError: (error) => showError('Failed to update owner. Please try again.', error),
  });
}
