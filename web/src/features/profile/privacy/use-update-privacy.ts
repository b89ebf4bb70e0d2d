import type { OwnUser } from '@hoptrail/contracts/users/users';
import { useInvalidate } from '../../../data/invalidate.ts';
import { useSession } from '../../../data/session.ts';
import { showError } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';

export type PrivacyChoice = Pick<OwnUser, 'showsOnLeaderboard'> | Pick<OwnUser, 'showsLogbook'>;

/** Changes what the person shows of themselves, as an optimistic update. */
export function useUpdatePrivacy() {
  const session = useSession();
  const invalidate = useInvalidate();
  return trpc.users.updatePrivacy.useMutation({
    onMutate: ({ showsOnLeaderboard, showsLogbook }) =>
      session.optimisticUpdate((shown) => ({
        ...shown,
        showsOnLeaderboard: showsOnLeaderboard ?? shown.showsOnLeaderboard,
        showsLogbook: showsLogbook ?? shown.showsLogbook,
      })),
    onSuccess: (user, _input, settle) => {
      settle();
      session.store(user);
      invalidate('users');
    },
    onError: (error, _input, settle) => {
      settle?.();
      showError('Nothing was changed', error);
    },
  });
}
