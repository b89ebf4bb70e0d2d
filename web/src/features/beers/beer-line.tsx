import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { ReactNode } from 'react';
import { Mark } from '../../components/layout/mark.tsx';
import styles from './beer-line.module.css';
import { priceText } from './shared/beer-facts.ts';
import { BeerFactsLine } from './shared/beer-facts-line.tsx';
import { BeerGlass } from './shared/beer-glass.tsx';
import { goesOnText } from './shared/goes-on.ts';

/** What a menu is written with. */
export type Menu = Partial<Pick<BreweryDetail, 'servingSizes' | 'currency' | 'timeZone'>>;

interface BeerLineProps {
  beer: Beer;
  menu: Menu;
  /** The heading level of the name. */
  heading: 'h2' | 'h3' | 'h4';
  /** The name as a button or link. */
  name?: ReactNode;
  /** The actions at the right; what follows the first one takes the whole width below. */
  action?: ReactNode;
  /** The rating, below the name. */
  rating?: ReactNode;
  /** How long ago it was confirmed, if that is too long for it to count as on tap now. */
  age?: string | undefined;
  /** Whether it went on tap since the reader was there. */
  isNew?: boolean;
  /** Whether a heading says that the beer is coming. */
  isBelowComing?: boolean;
}

/** A beer of a tap list in a few lines. */
export function BeerLine(props: BeerLineProps) {
  const { beer, menu, heading: Heading, name = beer.beerName, action, rating } = props;
  const prices = priceText(beer, menu);
  const isPoured = beer.availability === 'available';
  const marks = marksOf(beer, menu, props);
  return (
    <div className={styles.line} data-poured={isPoured}>
      <div className={styles.glass}>
        <BeerGlass style={beer.beerStyle} full={isPoured} height={36} />
        {beer.tapNumber && (
          <p className={styles.tap}>
            <span className="visually-hidden">Tap </span>
            {beer.tapNumber}
          </p>
        )}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>{name}</Heading>
        <BeerFactsLine beer={beer} />
        {rating}
        {prices && <p className={styles.price}>{prices}</p>}
        {marks.length > 0 && (
          <p className={styles.marks}>
            {marks.map(({ text, look }) => (
              <Mark key={text} look={look}>
                {text}
              </Mark>
            ))}
          </p>
        )}
        {beer.description && <p className={styles.description}>{beer.description}</p>}
      </div>
      {action}
    </div>
  );
}

function marksOf(
  beer: Beer,
  { timeZone }: Menu,
  { age = '', isNew, isBelowComing }: Pick<BeerLineProps, 'age' | 'isNew' | 'isBelowComing'>,
) {
  const isComing = beer.availability === 'coming';
  const coming = beer.goesOnAt ? goesOnText(beer.goesOnAt, timeZone) : 'Coming soon';
  return [
    { text: coming, look: 'warm', shown: isComing && (beer.goesOnAt || !isBelowComing) },
    { text: 'New since your last visit', look: 'warm', shown: isNew },
    { text: age, look: 'quiet', shown: age !== '' },
    { text: 'Last keg', look: 'warm', shown: beer.isLastKeg },
    { text: 'Non-alcoholic', look: 'quiet', shown: beer.isNonAlcoholic },
    { text: 'Gluten-free', look: 'quiet', shown: beer.isGlutenFree },
  ].flatMap(({ text, look, shown }) =>
    shown ? [{ text, look: look === 'warm' ? ('warm' as const) : ('quiet' as const) }] : [],
  );
}
