import { useRouter } from '@tanstack/react-router';
import { forgetDrafts } from '../../../data/offline/forget-person.ts';
import { useSession } from '../../../data/session.ts';

/** Returns how to end the session on purpose: nothing open or typed is there at the next sign-in. */
export function useEndSession(): () => Promise<void> {
  const session = useSession();
  const router = useRouter();
  return async () => {
    await router.navigate({ to: '/', replace: true, ignoreBlocker: true });
    session.end();
    forgetDrafts();
  };
}
