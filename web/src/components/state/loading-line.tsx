import type { ReactNode } from 'react';
import styles from './loading-line.module.css';
import { CardSkeleton } from './skeleton.tsx';

interface LoadingLineProps {
  /** The text above the placeholders, such as 'Loading events'. */
  children: string;
  /** By default two cards. */
  placeholders?: ReactNode;
}

/** A text, and placeholders of the content that loads. */
export function LoadingLine({ children, placeholders }: LoadingLineProps) {
  return (
    <div className={styles.loading} role="status">
      <p className={styles.text}>{children}</p>
      {placeholders ?? (
        <>
          <CardSkeleton height={168} />
          <CardSkeleton height={168} />
        </>
      )}
    </div>
  );
}
