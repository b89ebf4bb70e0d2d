import styles from './stamp-dots.module.css';

interface StampDotsProps {
  stamps: number;
  toComplete: number;
  /** Whether its background is paper. */
  onPaper?: boolean;
}

/** From this number on there is one bar: single dots would be too small. */
const MOST_DOTS = 14;

/** Progress on a trail, drawn as a line with a dot for each stamp. Decorative: the text says it. */
export function StampDots({ stamps, toComplete, onPaper = false }: StampDotsProps) {
  const look = onPaper ? `${styles.line} ${styles.onPaper}` : styles.line;
  if (toComplete > MOST_DOTS) {
    const width = `${Math.min(100, (100 * stamps) / toComplete)}%`;
    return (
      <span className={`${look} ${styles.bar}`} aria-hidden>
        <span className={styles.filled} style={{ width }} />
      </span>
    );
  }
  return (
    <span className={look} aria-hidden>
      {[...Array(toComplete).keys()].map((dot) => (
        <span key={dot} className={styles.dot} data-inked={dot < stamps} />
      ))}
    </span>
  );
}
