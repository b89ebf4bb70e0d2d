import { type ReactNode, useId } from 'react';
import styles from './titled-list.module.css';

interface TitledListProps {
  title: string;
  /** The list, or what replaces it. */
  children: ReactNode;
}

/** A list on a page, below its title. */
export function TitledList({ title, children }: TitledListProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
