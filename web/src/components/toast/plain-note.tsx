import type { Toast } from '../../lib/toast.ts';
import styles from './toast-region.module.css';

/** The words of a toast and its button. */
export function PlainNote({ toast: { type, title, description, button } }: { toast: Toast }) {
  return (
    <div className={styles.note} data-type={type}>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {button}
    </div>
  );
}
