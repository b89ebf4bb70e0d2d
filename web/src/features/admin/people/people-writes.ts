import { useInvalidate } from '../../../data/invalidate.ts';
import { showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

export function useSuspend() {
  const readAgain = useReadAgain();
  return trpc.people.suspend.useMutation({
    onSuccess: ({ username }) => {
      showToast({ type: 'success', title: `${username} is suspended` });
    },
    onError: (error) => showRefusal('Nobody was suspended', error),
    onSettled: readAgain,
  });
}

export function useReinstate() {
  const readAgain = useReadAgain();
  return trpc.people.reinstate.useMutation({
    onSuccess: ({ username }) => {
      showToast({ type: 'success', title: `${username} can sign in again` });
    },
    onError: (error) => showRefusal('The suspension was not lifted', error),
    onSettled: readAgain,
  });
}

export function useEndSessions() {
  const readAgain = useReadAgain();
  return trpc.people.endSessions.useMutation({
    onSuccess: ({ username }) => {
      showToast({ type: 'success', title: `${username} is signed out everywhere` });
    },
    onError: (error) => showRefusal('The sessions were not ended', error),
    onSettled: readAgain,
  });
}

/** Who is suspended is on no leaderboard. */
function useReadAgain() {
  const { people } = trpc.useUtils();
  const invalidate = useInvalidate();
  return () => {
    void people.list.invalidate();
    invalidate('checkins.leaderboard');
  };
}
