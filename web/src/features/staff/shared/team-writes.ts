import { errorMessage, refusal } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { useSession } from '../../../data/session.ts';
import { showError, showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

/** Adds a person to the staff or the owners of a brewery. */
export function useAddPerson() {
  const invalidate = useInvalidate();
  return trpc.staff.add.useMutation({
    onSuccess: ({ username }, { role }) => {
      const place = role === 'owner' ? 'an owner now' : 'on the staff';
      showToast({ type: 'success', title: `${username} is ${place}` });
    },
    onError: (error) => showUnlessAtField('Nobody was added', error),
    onSettled: () => {
      invalidate('staff');
      invalidate('breweries');
    },
  });
}

/**
 * Invites an address without an account to the team of a brewery.
 * @param isInForm whether a form shows why it was refused
 */
export function useInvitePerson({ isInForm }: { isInForm: boolean }) {
  const invalidate = useInvalidate();
  return trpc.staff.invite.useMutation({
    onSuccess: ({ email }) => {
      showToast({ type: 'success', title: 'Invitation sent', description: email });
    },
    onError: (error) => (isInForm ? showUnlessAtField : showError)('Nobody was invited', error),
    onSettled: () => invalidate('staff'),
  });
}

/** Withdraws an invitation to the team of a brewery. */
export function useWithdrawInvitation() {
  const invalidate = useInvalidate();
  return trpc.staff.withdraw.useMutation({
    onError: (error) => showRefusal('The invitation was not withdrawn', error),
    onSettled: () => invalidate('staff'),
  });
}

/** Removes a person from the team of a brewery; one who leaves loses its tools at once. */
export function useRemovePerson() {
  const invalidate = useInvalidate();
  const session = useSession();
  const isOwn = (userId: string) => userId === session.user()?.id;
  return trpc.staff.remove.useMutation({
    onError: (error, { userId }) =>
      showRefusal(isOwn(userId) ? 'You are still in the team' : 'Nobody was removed', error),
    onSettled: async (_done, _error, { userId }) => {
      invalidate('staff');
      if (isOwn(userId)) await session.refresh();
      invalidate('breweries');
    },
  });
}

/** The form shows a refusal at its field. */
function showUnlessAtField(title: string, error: Parameters<typeof errorMessage>[0]) {
  if (refusal(error).code) return;
  showToast({ type: 'error', title, description: errorMessage(error) });
}
