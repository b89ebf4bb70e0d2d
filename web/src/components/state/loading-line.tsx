import styles from './loading-line.module.css';
import { Skeleton } from './skeleton.tsx';

/** The text above the placeholders, such as 'Loading events'. */
export function LoadingLine({ children }: { children: string }) {
  return (
    <div className={styles.loading} role="status">
      <p className={styles.words}>{children}</p>
      <Skeleton width="100%" height={168} radius="var(--radius-card)" />
      <Skeleton width="100%" height={168} radius="var(--radius-card)" />
    </div>
  );
}
