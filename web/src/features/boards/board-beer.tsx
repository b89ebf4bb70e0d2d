import { shownPrices } from '@hoptrail/contracts/beers/shown-prices';
import type { MenuBeer, PublicMenu } from '@hoptrail/contracts/breweries/public-menu';
import { knownCurrency } from '@hoptrail/contracts/lists/currencies';
import { price } from '../../lib/text/region/price.ts';
import { beerFacts } from '../beers/shared/beer-facts.ts';
import { goesOnText } from '../beers/shared/goes-on.ts';
import styles from './board-menu.module.css';

/** A beer on a board: its tap, its name and marks, and the prices of its sizes. */
export function BoardBeer({ beer, menu }: { beer: MenuBeer; menu: PublicMenu }) {
  const { brewery, servingSizes, currency } = menu;
  const prices = shownPrices(beer, servingSizes);
  const isComing = beer.availability === 'coming';
  const marks = [
    isComing && beer.goesOnAt && goesOnText(beer.goesOnAt, brewery.timeZone),
    beer.isLastKeg && 'Last keg',
    beer.isNonAlcoholic && 'Non-alcoholic',
    beer.isGlutenFree && 'Gluten-free',
  ].filter(Boolean);
  return (
    <li className={styles.beer} data-coming={isComing || undefined}>
      {beer.tapNumber !== null && (
        <p className={styles.tap}>
          <span className="visually-hidden">Tap </span>
          {beer.tapNumber}
        </p>
      )}
      <div className={styles.text}>
        <h3 className={styles.beerName}>{beer.beerName}</h3>
        <div className={styles.more}>
          <p className={styles.facts}>{beerFacts(beer).join(' · ')}</p>
          {prices.length > 0 && (
            <ul className={styles.prices}>
              {prices.map(({ name, amount }, index) => (
                <li key={index}>
                  {name && <span className={styles.size}>{name}</span>}
                  {price(amount, knownCurrency(currency))}
                </li>
              ))}
            </ul>
          )}
        </div>
        {marks.length > 0 && <p className={styles.marks}>{marks.join(' · ')}</p>}
      </div>
    </li>
  );
}
