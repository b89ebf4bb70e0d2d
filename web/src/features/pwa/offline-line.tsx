import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState } from 'react';
import { lookAtBrowser, lookForServer, useConnection } from '../../data/offline/offline.ts';
import { ageText } from '../../lib/text/age-text.ts';
import styles from './line.module.css';
import { useShownSince } from './use-shown-since.ts';

const LOOK_EVERY_MS = 20_000;

const texts = { offline: 'Offline', unavailable: 'Server unavailable' };

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
  const since = useShownSince();
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (document.visibilityState === 'visible') void lookForServer();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <aside className={styles.place} aria-label="Connection">
      <p className={styles.line}>
        <CloudOff size={16} aria-hidden />
        <span>
          <strong>{text}</strong>
          {since !== undefined && ` · as it was ${ageText(now - since)}`}
        </span>
      </p>
    </aside>
  );
}
