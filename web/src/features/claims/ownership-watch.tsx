import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../data/session.ts';

/**
 * Asks the server what an owner still owns, on every page that is opened and when the app comes
 * back into view: a brewery may have gone to somebody else meanwhile.
 */
export default function OwnershipWatch() {
  const router = useRouter();
  const session = useSession();

  useEffect(() => {
    const stop = router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) void session.refresh();
    });
    const onView = () => {
      if (document.visibilityState === 'visible') void session.refresh();
    };
    document.addEventListener('visibilitychange', onView);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onView);
    };
  }, [router, session]);
  return null;
}
