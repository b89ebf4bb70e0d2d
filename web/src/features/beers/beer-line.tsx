import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { ReactNode } from 'react';
import { Mark } from '../../components/layout/mark.tsx';
import styles from './beer-line.module.css';
import { beerFacts, priceText } from './shared/beer-facts.ts';
import { BeerGlass } from './shared/beer-glass.tsx';

interface BeerLineProps {
  beer: Beer;
  /** The heading level of the name. */
  heading: 'h2' | 'h3';
  /** The name as a button or link. */
  name?: ReactNode;
  /** The actions at the right; what follows the first one takes the whole width below. */
  action?: ReactNode;
  /** The rating, below the name. */
  rating?: ReactNode;
}

/** A beer of a tap list in a few lines. */
export function BeerLine(props: BeerLineProps) {
  const { beer, heading: Heading, name = beer.beerName, action, rating } = props;
  const price = priceText(beer);
  const isPoured = beer.availability === 'available';
  return (
    <div className={styles.line} data-poured={isPoured}>
      <BeerGlass style={beer.beerStyle} full={isPoured} height={36} />
      <div className={styles.text}>
        <Heading className={styles.name}>{name}</Heading>
        <ul className={styles.facts}>
          {beerFacts(beer).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {rating}
        {price && <p className={styles.price}>{price}</p>}
        {beer.availability === 'coming' && <Mark look="warm">Coming soon</Mark>}
        {beer.description && <p className={styles.description}>{beer.description}</p>}
      </div>
      {action}
    </div>
  );
}
