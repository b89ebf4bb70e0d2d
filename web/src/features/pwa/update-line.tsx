import { useQueryClient } from '@tanstack/react-query';
import { Sparkles, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../data/session.ts';
import { applyUpdate, followUpdates } from './app-updates.ts';
import styles from './line.module.css';

/** Offers a new version of the app. The page reloads only when the person taps. */
export default function UpdateLine() {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const queryClient = useQueryClient();
  const userId = useCurrentUser()?.id;

  // Registers again after a sign-out, with which the server makes the browser clear its storage.
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return followUpdates(queryClient, setWaiting);
  }, [queryClient, userId]);

  if (!waiting) return null;
  return (
    <div className={styles.line}>
      <Sparkles size={18} aria-hidden />
      <span className={styles.words}>A new version of Hoptrail is ready.</span>
      <button type="button" className={styles.action} onClick={() => applyUpdate(waiting)}>
        Update
      </button>
      <button
        type="button"
        className={styles.quiet}
        aria-label="Later"
        onClick={() => setWaiting(undefined)}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
