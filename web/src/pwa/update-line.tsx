import { Sparkles, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { applyUpdate, followUpdates } from './app-updates.ts';
import styles from './line.module.css';

/** Offers a new version of the app. Nothing is loaded anew before somebody asks for it. */
export function UpdateLine() {
  const [waiting, setWaiting] = useState<ServiceWorker>();

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return followUpdates(setWaiting);
  }, []);

  return (
    <div role="status" className={styles.place}>
      {waiting && (
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
      )}
    </div>
  );
}
