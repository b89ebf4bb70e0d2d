import type { ReactNode } from 'react';
import styles from './progress-line.module.css';

interface ProgressLineProps {
  /** The share that is done, from 0 to 1; undefined where it is unknown. */
  share?: number | undefined;
  /** What is in progress. */
  children: ReactNode;
}

/** A line that fills, with its text above. */
export function ProgressLine({ share, children }: ProgressLineProps) {
  const percent = share === undefined ? undefined : Math.floor(share * 100);
  return (
    <div className={styles.progress} role="status">
      <p className={styles.text}>
        <span>{children}</span>
        {percent !== undefined && <span className={styles.percent}>{percent} %</span>}
      </p>
      <div className={styles.track} aria-hidden>
        <div
          className={styles.bar}
          data-unknown={share === undefined}
          style={{ width: percent === undefined ? '100%' : `${Math.max(2, percent)}%` }}
        />
      </div>
    </div>
  );
}
