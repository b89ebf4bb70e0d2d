import { useInvalidate } from '../../../data/invalidate.ts';
import { showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

export function useSuspend() {
  const invalidate = useInvalidate();
  return trpc.admin.people.suspend.useMutation({
    onSuccess: ({ username }) => {
      showToast({ type: 'success', title: `${username} is suspended` });
    },
    onError: (error) => showRefusal('Nobody was suspended', error),
    onSettled: () => invalidate('people'),
  });
}

export function useReinstate() {
  const invalidate = useInvalidate();
  return trpc.admin.people.reinstate.useMutation({
    onSuccess: ({ username }) => {
      showToast({ type: 'success', title: `${username} can sign in again` });
    },
    onError: (error) => showRefusal('The suspension was not lifted', error),
    onSettled: () => invalidate('people'),
  });
}

export function useEndSessions() {
  const invalidate = useInvalidate();
  return trpc.admin.people.endSessions.useMutation({
    onSuccess: ({ username }) => {
      showToast({ type: 'success', title: `${username} is signed out everywhere` });
    },
    onError: (error) => showRefusal('The sessions were not ended', error),
    onSettled: () => invalidate('people'),
  });
}
