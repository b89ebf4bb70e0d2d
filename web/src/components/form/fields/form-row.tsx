import type { ReactNode } from 'react';
import styles from './form-row.module.css';

/** Short fields of a form side by side, wrapped where they do not fit. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
