import { refusal } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

/** Invites an address. */
export function useInvite() {
  const invalidate = useInvalidate();
  return trpc.admin.invitations.create.useMutation({
    onSuccess: ({ email }) => showToast({ type: 'success', title: `${email} is invited` }),
    onError: (error) => {
      // The form shows a refusal at its field.
      if (!refusal(error).code) showRefusal('Nobody was invited', error);
    },
    onSettled: () => invalidate('invitations'),
  });
}

/** Mails an invitation again. */
export function useResend() {
  const invalidate = useInvalidate();
  return trpc.admin.invitations.resend.useMutation({
    onSuccess: ({ email }) => showToast({ type: 'success', title: `Mailed to ${email} again` }),
    onError: (error) => showRefusal('The invitation was not mailed again', error),
    onSettled: () => invalidate('invitations'),
  });
}

/** Revokes an invitation. */
export function useWithdraw() {
  const invalidate = useInvalidate();
  return trpc.admin.invitations.withdraw.useMutation({
    onSuccess: () => showToast({ type: 'success', title: 'Invitation withdrawn' }),
    onError: (error) => showRefusal('The invitation was not withdrawn', error),
    onSettled: () => invalidate('invitations'),
  });
}
