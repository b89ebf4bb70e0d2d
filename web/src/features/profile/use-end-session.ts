import { useRouter } from '@tanstack/react-router';
import { keepDistanceUnit } from '../../lib/distance-unit.ts';
import { useSession } from '../../lib/session.ts';

/** Ends the session at will: nothing that is open is gone on with at the next sign-in. */
export function useEndSession(): () => Promise<void> {
  const session = useSession();
  const router = useRouter();
  return async () => {
    await router.navigate({ to: '/', replace: true, ignoreBlocker: true });
    session.end();
    keepDistanceUnit();
  };
}
