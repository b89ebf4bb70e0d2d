import { useId } from 'react';
import lists from '../beer-list.module.css';
import { NotSaved } from '../shared/had/not-saved.tsx';
import { useWaitingBeers } from '../shared/had/use-marks.ts';
import { removeWaitingBeer } from '../shared/had/waiting-beers.ts';
import styles from './your-beers.module.css';

/**
 * The changes of beers that the server refused, also of beers that left their tap list; renders
 * nothing without any.
 */
export function RefusedBeers() {
  const id = useId();
  const refused = useWaitingBeers().filter(({ problem }) => problem !== undefined);
  if (refused.length === 0) return null;
  return (
    <section className={styles.style} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Not saved
      </h2>
      <ul className={lists.list}>
        {refused.map((change) => (
          <li key={change.id} className={styles.refused}>
            <strong>{change.beerName ?? 'A beer'}</strong>
            {change.words.notes && <p>{change.words.notes}</p>}
            <NotSaved problem={change.problem ?? ''} onDiscard={() => removeWaitingBeer(change)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
