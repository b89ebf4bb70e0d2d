import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../data/session.ts';

/**
 * Fetches the person of a brewery on every navigation and when the app becomes visible, since it may
 * have a new owner or other staff.
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
