import CloudOff from 'lucide-react/icons/cloud-off';
import { Suspense, useEffect } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import { lookAtBrowser, lookForServer, useConnection } from '../../data/offline/offline.ts';
import styles from './line.module.css';

const LOOK_EVERY_MS = 20_000;

const texts = { offline: 'Offline', unavailable: 'Server unavailable' };

// Loaded when it is first needed; the service worker has it by then.
const DataAge = lazy(() => import('./data-age.tsx'), { silent: true });

/** The line above the page when offline, with the age of the data shown. */
export function OfflineLine() {
  const connection = useConnection();
  useEffect(lookAtBrowser, []);
  const text = connection === 'online' ? undefined : texts[connection];
  return (
    <>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {text && <Line text={text} />}
    </>
  );
}

function Line({ text }: { text: string }) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void lookForServer();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <aside className={styles.place} aria-label="Connection">
      <p className={styles.line}>
        <CloudOff size={16} aria-hidden />
        <strong>{text}</strong>
        <Suspense>
          <DataAge />
        </Suspense>
      </p>
    </aside>
  );
}
