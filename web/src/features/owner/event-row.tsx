import type { ReactNode } from 'react';
import { Picture } from '../../components/picture.tsx';
import styles from './event-row.module.css';

interface EventRowProps {
  id: string;
  picture: string | null;
  name: string;
  when: string;
  where: string;
  details: string;
  /** The buttons. */
  children: ReactNode;
}

/** An event on the dashboard, short. */
export function EventRow({ id, picture, name, when, where, details, children }: EventRowProps) {
  return (
    <article className={styles.row}>
      <Picture
        className={styles.picture}
        src={picture}
        fallback={`/art/posters/${encodeURIComponent(id)}.svg`}
        alt=""
        width={72}
        height={72}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.when}>{when}</p>
        <p className={styles.where}>{where}</p>
      </div>
      <p className={styles.details}>{details}</p>
      <div className={styles.actions}>{children}</div>
    </article>
  );
}
