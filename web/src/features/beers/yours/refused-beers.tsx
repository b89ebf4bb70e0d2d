import { useId } from 'react';
import { useWaitingCalls } from '../../../data/waiting/calls/use-waiting-call.ts';
import { waitingCalls } from '../../../data/waiting/calls/waiting-calls.ts';
import lists from '../beer-list.module.css';
import { NotSaved } from '../shared/had/not-saved.tsx';
import styles from './your-beers.module.css';

/**
 * The changes of beers that the server refused, also of beers that left their tap list; renders
 * nothing without any.
 */
export function RefusedBeers() {
  const id = useId();
  const refused = useWaitingCalls('mark').filter(({ problem }) => problem !== undefined);
  if (refused.length === 0) return null;
  return (
    <section className={styles.style} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Not saved
      </h2>
      <ul className={lists.list}>
        {refused.map((change) => (
          <li key={change.id} className={styles.refused}>
            <strong>{change.about}</strong>
            {change.review.notes && <p>{change.review.notes}</p>}
            <NotSaved
              problem={change.problem ?? ''}
              onDiscard={() => waitingCalls.remove(change)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
