import { errorMessage } from '../../data/errors.ts';
import styles from './board.module.css';

/** What a television shows until it knows what to show, or why it does not. */
export function Connecting({ error }: { error?: unknown }) {
  return (
    <div className={styles.center}>
      <h1 className={styles.heading}>{error ? 'No connection yet' : 'Connecting...'}</h1>
      <p className={styles.note} role="status">
        {error
          ? `${errorMessage(error)} This screen tries again by itself.`
          : 'This screen becomes a board with the menu of a brewery.'}
      </p>
    </div>
  );
}
