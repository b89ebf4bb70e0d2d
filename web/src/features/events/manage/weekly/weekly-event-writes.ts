import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { useInvalidate } from '../../../../data/invalidate.ts';
import { showError, showRefusal } from '../../../../data/show-error.ts';
import { trpc } from '../../../../data/trpc.ts';
import { showToast, type Toast } from '../../../../lib/toast.ts';
import { undoOf } from '../../../history/shared/undo-of.tsx';

/** The delay after which the lists are fetched a second time after a change. */
const SECOND_REFETCH_MS = 200;

export function useCreateWeeklyEvent() {
  const refresh = useRefresh();
  return trpc.events.weekly.create.useMutation({
    onSuccess: () => {
      refresh();
      showToast({ type: 'success', title: 'Weekly event created successfully!' });
    },
    onError: (error) => showError('Failed to create weekly event', error),
  });
}

export function useUpdateWeeklyEvent() {
  const refresh = useRefresh();
  return trpc.events.weekly.update.useMutation({
    onSuccess: () => {
      refresh();
      showToast({ type: 'success', title: 'Weekly event updated successfully!' });
    },
    onError: (error) => showError('Failed to update weekly event. Please try again.', error),
  });
}

/** The input of a new weekly event beside the fields of its form. */
export type WeeklyHost = Pick<WeeklyEvent, 'brewery'> &
  Partial<Pick<WeeklyEvent, 'address' | 'logo' | 'instagram' | 'twitter' | 'facebook'>> & {
    breweryId?: string;
  };

/** Returns the input that a copy takes from a weekly event, beside the fields of its form. */
export function likeWeeklyEvent(event: WeeklyEvent): WeeklyHost {
  const { brewery, breweryId, address, logo, instagram, twitter, facebook } = event;
  const like = { brewery, address, logo, instagram, twitter, facebook };
  return { ...like, ...(breweryId && { breweryId }) };
}

/**
 * Returns the input of a copy with the values of a form. At another brewery it takes neither address
 * nor links of the copied event.
 */
export function copyOfWeekly<Input extends { breweryId?: string | undefined }>(
  event: WeeklyEvent,
  input: Input,
) {
  const isElsewhere = input.breweryId !== undefined && input.breweryId !== event.breweryId;
  return isElsewhere
    ? { brewery: event.brewery, ...input }
    : { ...likeWeeklyEvent(event), ...input };
}

interface Deleting {
  deleted: Omit<Toast, 'type'>;
  failed: string;
}

export function useDeleteWeeklyEvent({ deleted, failed }: Deleting) {
  const refresh = useRefresh();
  return trpc.events.weekly.delete.useMutation({
    onSuccess: (deletion) => {
      refresh();
      showToast({ type: 'success', ...deleted, button: undoOf(deletion) });
    },
    onError: (error) => showRefusal(failed, error),
  });
}

/** Returns a function that invalidates all event queries, now and once more after a delay. */
function useRefresh() {
  const invalidate = useInvalidate();
  const refresh = () => invalidate('events');
  return () => {
    refresh();
    setTimeout(refresh, SECOND_REFETCH_MS);
  };
}
