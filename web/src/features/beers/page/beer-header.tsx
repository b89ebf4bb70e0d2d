import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { BeerTap } from '@hoptrail/contracts/breweries/beer-page';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../../components/layout/mark.tsx';
import { BeerFactsLine } from '../shared/beer-facts-line.tsx';
import { BeerGlass } from '../shared/beer-glass.tsx';
import { MeanRating } from '../shared/had/mean-rating.tsx';
import styles from './beer-header.module.css';

interface BeerHeaderProps {
  beer: Beer;
  /** Of all breweries that have it, which are more than one if beers were merged. */
  taps: readonly BeerTap[];
}

/** The header of a beer's page: a full glass, name, breweries, style, strength and mean rating. */
export function BeerHeader({ beer, taps }: BeerHeaderProps) {
  const { beerName, beerStyle, breweryId, breweryName } = beer;
  const breweries = new Map([
    [breweryId, breweryName],
    ...taps.map(({ brewery }) => [brewery.id, brewery.name] as const),
  ]);
  const marks = [
    beer.isNonAlcoholic ? 'Non-alcoholic' : undefined,
    beer.isGlutenFree ? 'Gluten-free' : undefined,
  ].filter((mark) => mark !== undefined);
  return (
    <header className={styles.header}>
      <BeerGlass style={beerStyle} full height={112} />
      <div className={styles.text}>
        <h1 className={styles.name}>{beerName}</h1>
        <ul className={styles.breweries}>
          {[...breweries].map(([id, name]) => (
            <li key={id}>
              <Link className={styles.brewery} to="/brewery/$id" params={{ id }}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <BeerFactsLine beer={beer} />
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
