import styles from './loading-line.module.css';
import { Skeleton } from './skeleton.tsx';

/** What is being loaded, over the shapes of what is about to come. */
export function LoadingLine({ children }: { children: string }) {
  return (
    <div className={styles.loading} role="status">
      <p className={styles.words}>{children}</p>
      <Skeleton width="100%" height={168} radius="var(--radius-card)" />
      <Skeleton width="100%" height={168} radius="var(--radius-card)" />
    </div>
  );
}
