import { useInvalidate } from '../../../data/invalidate.ts';
import { showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

/** Takes a place at an event. */
export function useTakePlace() {
  const invalidate = useInvalidate();
  return trpc.events.rsvps.take.useMutation({
    onSuccess: (data, { id }) => {
      invalidate('events', { path: 'events.rsvps.status', input: { id }, data });
      showToast({ type: 'success', title: 'You have a place' });
    },
    onError: (error) => {
      // The last place may be taken, or the event may be on another date.
      invalidate('events');
      showRefusal('You have no place yet', error);
    },
  });
}

/** Gives a place back. */
export function useCancelPlace() {
  const invalidate = useInvalidate();
  return trpc.events.rsvps.cancel.useMutation({
    onSuccess: (data, { id }) => {
      invalidate('events', { path: 'events.rsvps.status', input: { id }, data });
      showToast({ type: 'success', title: 'Your place is free for somebody else' });
    },
    onError: (error) => {
      invalidate('events');
      showRefusal('You still have your place', error);
    },
  });
}
