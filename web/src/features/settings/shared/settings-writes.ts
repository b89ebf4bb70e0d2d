import type { GlobalSettings } from '@hoptrail/contracts/settings/settings';
import { useInvalidate } from '../../../data/invalidate.ts';
import { showError } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

export function useSetBreweriesBanner() {
  return trpc.admin.settings.setBreweriesBanner.useMutation({
    onSuccess: useStoreBannerSettings(),
    onError: (error) => showError('Error', error, 'Failed to update banner. Please try again.'),
  });
}

export function useSetPodcastBanner() {
  return trpc.admin.settings.setPodcastBanner.useMutation({
    onSuccess: useStoreBannerSettings(),
    onError: showBannerFailure,
  });
}

export function useSetEventsBanner() {
  return trpc.admin.settings.setEventsBanner.useMutation({
    onSuccess: useStoreBannerSettings(),
    onError: showBannerFailure,
  });
}

export function useSetEventsHeader() {
  return trpc.admin.settings.setEventsHeader.useMutation({
    onSuccess: useStoreSettings('Header image updated successfully!'),
    onError: (error) => showError('Update failed', error, 'Failed to update header image.'),
  });
}

export function useSetLeaderboardHeader() {
  return trpc.admin.settings.setLeaderboardHeader.useMutation({
    onSuccess: useStoreSettings('Header image updated successfully!'),
    onError: (error) => showError('Failed to update header image. Please try again.', error),
  });
}

export function useSetPodcastHeader() {
  const invalidate = useInvalidate();
  return trpc.admin.podcast.setHeader.useMutation({
    onSuccess: (header) => {
      invalidate('settings', { path: 'podcast.header', data: header });
      showToast({ type: 'success', title: 'Header image updated successfully!' });
    },
    onError: (error) => showError('Failed to update global header image. Please try again.', error),
  });
}

/** Returns a function that stores the settings of a response and shows a toast. */
function useStoreSettings(title: string, description?: string) {
  const invalidate = useInvalidate();
  return (changed: GlobalSettings) => {
    invalidate('settings', { path: 'settings.all', data: changed });
    showToast({ type: 'success', title, ...(description && { description }) });
  };
}

/** The same for a banner, which may have been removed. */
function useStoreBannerSettings() {
  const storeBanner = useStoreSettings('Success', 'Banner updated successfully!');
  const storeRemoval = useStoreSettings('Success', 'Banner removed.');
  return (changed: GlobalSettings, { bannerImageUrl }: { bannerImageUrl: string | null }) =>
    bannerImageUrl === null ? storeRemoval(changed) : storeBanner(changed);
}

function showBannerFailure(error: unknown) {
  showError('Failed to update banner. Please try again.', error);
}
