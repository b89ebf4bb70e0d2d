import { useInvalidate } from './invalidate.ts';
import { useSession } from './session.ts';
import { trpc } from './trpc.ts';

/** Changes the signed-in person's account and refetches the queries that show it. */
export function useUpdateUser() {
  const session = useSession();
  const invalidate = useInvalidate();
  return trpc.users.update.useMutation({
    onSuccess: (user) => {
      session.store(user);
      invalidate('users');
      invalidate('checkins');
    },
  });
}
