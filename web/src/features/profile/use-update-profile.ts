import { refusal } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { updateFailedToast } from './update-failed-toast.ts';

interface Outcomes {
  onUpdated: () => void;
  /** The name is taken or not allowed: the sentence belongs to its field. */
  onUsernameProblem: (message: string) => void;
}

/** Saves what a person changed about themselves; whatever shows them is read anew. */
export function useUpdateProfile({ onUpdated, onUsernameProblem }: Outcomes) {
  const session = useSession();
  const utils = trpc.useUtils();
  return trpc.users.update.useMutation({
    onSuccess: (user) => {
      session.keep(user);
      void utils.checkins.leaderboard.invalidate();
      void utils.users.byId.invalidate({ id: user.id });
      showToast({ type: 'success', title: 'Profile updated' });
      onUpdated();
    },
    onError: (error) => {
      if (refusal(error).code === 'user.usernameTaken') onUsernameProblem(error.message);
      else showToast(updateFailedToast(error.message));
    },
  });
}
