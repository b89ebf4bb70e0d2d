import type { Beer } from '@hoptrail/contracts/beers/beers';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../../components/layout/mark.tsx';
import { beerFacts } from '../shared/beer-facts.ts';
import { BeerGlass } from '../shared/beer-glass.tsx';
import { MeanRating } from '../shared/had/mean-rating.tsx';
import styles from './beer-header.module.css';

/** The header of a beer's page: a full glass, name, brewery, style, strength and mean rating. */
export function BeerHeader({ beer }: { beer: Beer }) {
  const { beerName, beerStyle, breweryId, breweryName } = beer;
  const marks = [
    beer.isNonAlcoholic ? 'Non-alcoholic' : undefined,
    beer.isGlutenFree ? 'Gluten-free' : undefined,
  ].filter((mark) => mark !== undefined);
  return (
    <header className={styles.header}>
      <BeerGlass style={beerStyle} full height={112} />
      <div className={styles.text}>
        <h1 className={styles.name}>{beerName}</h1>
        <Link className={styles.brewery} to="/brewery/$id" params={{ id: breweryId }}>
          {breweryName}
        </Link>
        <ul className={styles.facts}>
          {beerFacts(beer).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <MeanRating beer={beer} />
        {marks.length > 0 && (
          <p className={styles.marks}>
            {marks.map((mark) => (
              <Mark key={mark}>{mark}</Mark>
            ))}
          </p>
        )}
      </div>
    </header>
  );
}
