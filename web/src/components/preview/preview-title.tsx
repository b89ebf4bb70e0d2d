import type { ReactNode } from 'react';
import { isLongName } from '../picture/long-name.ts';
import styles from './preview-title.module.css';

interface PreviewTitleProps {
  /** The line above the name. */
  above: ReactNode;
  name: string;
}

/** The heading of a visitor's page, on its picture. */
export function PreviewTitle({ above, name }: PreviewTitleProps) {
  return (
    <div className={styles.title}>
      <p className={styles.above}>{above}</p>
      <h1 className={isLongName(name) ? styles.longName : styles.name}>{name}</h1>
    </div>
  );
}
