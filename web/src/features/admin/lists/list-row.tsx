import type { ReactNode } from 'react';
import { Mark } from '../../../components/layout/mark.tsx';
import styles from './list-row.module.css';

interface ListRowProps {
  /** A picture before the text. */
  start?: ReactNode;
  title: string;
  note: string;
  /** What is special about it. */
  mark?: string | undefined;
}

/** The content of a row of `Panes`: a title, and a line below it. */
export function ListRow({ start, title, note, mark }: ListRowProps) {
  return (
    <>
      {start}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>{note}</span>
      </span>
      {mark !== undefined && <Mark look="warm">{mark}</Mark>}
    </>
  );
}
