import { useInvalidate } from '../../../../data/invalidate.ts';
import { showError } from '../../../../data/show-error.ts';
import { trpc } from '../../../../data/trpc.ts';
import { showToast } from '../../../../lib/toast.ts';

/** Gives the person's calendar a new address, or its first one. */
export function useRenewCalendar() {
  const invalidate = useInvalidate();
  return trpc.calendars.renewFavorites.useMutation({
    onSuccess: (data) => {
      invalidate('calendars', { path: 'calendars.favorites', data });
      showToast({ type: 'success', title: 'Your calendar has a new address' });
    },
    onError: (error) => showError('The address was not changed', error),
  });
}

/** Removes the person's calendar. */
export function useRemoveCalendar() {
  const invalidate = useInvalidate();
  return trpc.calendars.removeFavorites.useMutation({
    onSuccess: (data) => {
      invalidate('calendars', { path: 'calendars.favorites', data });
      showToast({ type: 'success', title: 'The calendar was removed' });
    },
    onError: (error) => showError('The calendar was not removed', error),
  });
}
