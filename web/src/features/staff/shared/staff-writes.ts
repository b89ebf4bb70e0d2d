import { errorMessage, refusal } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { useSession } from '../../../data/session.ts';
import { showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

/** Adds a person to the staff of a brewery. */
export function useAddStaff() {
  const invalidate = useInvalidate();
  return trpc.staff.add.useMutation({
    onSuccess: ({ username }) => {
      showToast({ type: 'success', title: `${username} is on the staff` });
    },
    onError: (error) => {
      // The form shows a refusal at its field.
      if (refusal(error).code) return;
      showToast({ type: 'error', title: 'Nobody was added', description: errorMessage(error) });
    },
    onSettled: () => invalidate('staff'),
  });
}

/** Removes a person from the staff of a brewery; one who leaves loses its tools at once. */
export function useRemoveStaff() {
  const invalidate = useInvalidate();
  const session = useSession();
  const isOwn = (userId: string) => userId === session.user()?.id;
  return trpc.staff.remove.useMutation({
    onError: (error, { userId }) =>
      showRefusal(isOwn(userId) ? 'You are still on the staff' : 'Nobody was removed', error),
    onSettled: async (_done, _error, { userId }) => {
      if (!isOwn(userId)) return invalidate('staff');
      await session.refresh();
      invalidate('breweries');
    },
  });
}
