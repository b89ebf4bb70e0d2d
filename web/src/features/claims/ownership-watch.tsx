import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../data/session.ts';

/**
 * Fetches an owner's breweries on every navigation and when the app becomes visible, since a
 * brewery may have a new owner.
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
