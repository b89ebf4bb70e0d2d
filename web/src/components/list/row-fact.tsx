import type { ReactNode } from 'react';
import styles from './row-fact.module.css';

interface RowFactProps {
  name: string;
  /** The value: texts or a link. */
  children: ReactNode;
}

/** A row of a `<dl>`: a name at the left and its value at the right. */
export function RowFact({ name, children }: RowFactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
