import type { Beer } from '@hoptrail/contracts/beers/beers';
import { beerFacts } from './beer-facts.ts';
import styles from './beer-facts-line.module.css';

/** The style, strength and bitterness of a beer in a line. */
export function BeerFactsLine({ beer }: { beer: Beer }) {
  return (
    <ul className={styles.facts}>
      {beerFacts(beer).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
