import { errorMessage, refusal } from '../../../../data/errors.ts';
import { useInvalidate } from '../../../../data/invalidate.ts';
import { showError, showRefusal } from '../../../../data/show-error.ts';
import { trpc } from '../../../../data/trpc.ts';
import { showToast } from '../../../../lib/toast.ts';
import { undoOf } from '../../../history/shared/undo-of.tsx';
import { missingEventFields, showMissingFields } from '../form/missing-fields.ts';

/**
 * Creates a special event.
 * @param failed the title of the error toast
 */
export function useCreateSpecialEvent(failed: string) {
  const invalidate = useInvalidate();
  return trpc.events.special.create.useMutation({
    onSuccess: () => {
      invalidate('events');
      showToast({ type: 'success', title: 'Special event created successfully!' });
    },
    onError: (error) => {
      if (isAddressMissing(error)) showMissingFields(missingEventFields(['address']));
      else showError(failed, error, reason(error));
    },
  });
}

export function useUpdateSpecialEvent() {
  const invalidate = useInvalidate();
  return trpc.events.special.update.useMutation({
    onSuccess: (event) => {
      invalidate('events', { path: 'events.special.byId', input: { id: event.id }, data: event });
      showToast({ type: 'success', title: 'Special event updated successfully!' });
    },
    onError: (error) => showError('Failed to update event', error),
  });
}

export function useDeleteSpecialEvent() {
  const invalidate = useInvalidate();
  return trpc.events.special.delete.useMutation({
    onSuccess: (deletion, { id }) => {
      invalidate('events', { path: 'events.special.byId', input: { id }, data: undefined });
      showToast({
        type: 'success',
        title: 'Event deleted',
        description: 'The special event has been deleted successfully',
        button: undoOf(deletion),
      });
    },
    onError: (error) => showRefusal('Failed to delete event', error),
  });
}

/** Returns whether there is no address, and no brewery whose address the server could take. */
function isAddressMissing(error: { message: string }): boolean {
  return refusal(error).code === 'request.invalid' && error.message === 'address: Required';
}

/** The session may have ended while the form was filled in. */
function reason(error: unknown): string {
  if (refusal(error).code === 'auth.required') return 'User not authenticated';
  return errorMessage(error, 'Please try again.');
}
