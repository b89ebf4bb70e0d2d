import { menuSections } from '@hoptrail/contracts/beers/menu-sections';
import type { MenuBeer, PublicMenu } from '@hoptrail/contracts/breweries/public-menu';
import { beerFacts, priceText } from '../shared/beer-facts.ts';
import styles from './print.module.css';

/** More beers than these take two columns. */
const MANY = 14;

/** The menu of a brewery on paper, in as many pages as it needs. */
export function PaperMenu({ menu }: { menu: PublicMenu }) {
  const { brewery, beers } = menu;
  const sections = menuSections(beers);
  const isPlain = sections.every(({ id }) => id === 'draft');
  return (
    <>
      <h2 className={styles.brewery}>{brewery.name}</h2>
      {sections.length === 0 && <p className={styles.facts}>No beers are listed yet.</p>}
      <div className={styles.columns} data-many={beers.length > MANY || undefined}>
        {sections.map(({ id, label, beers: ofSection }) => (
          <section key={id} className={styles.section}>
            {!isPlain && <h3 className={styles.label}>{label}</h3>}
            <ul>
              {ofSection.map((beer) => (
                <PaperBeer key={beer.id} beer={beer} menu={menu} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {brewery.hours && <p className={styles.hours}>{brewery.hours}</p>}
    </>
  );
}

function PaperBeer({ beer, menu }: { beer: MenuBeer; menu: PublicMenu }) {
  const marks = [
    beer.isLastKeg && 'Last keg',
    beer.isNonAlcoholic && 'Non-alcoholic',
    beer.isGlutenFree && 'Gluten-free',
  ].filter((mark) => mark !== false);
  return (
    <li className={styles.beer}>
      <div>
        <h4 className={styles.name}>
          {beer.tapNumber !== null && <span className={styles.tap}>{beer.tapNumber}</span>}
          {beer.beerName}
        </h4>
        <p className={styles.facts}>{[...beerFacts(beer), ...marks].join(' · ')}</p>
        {beer.description && <p className={styles.description}>{beer.description}</p>}
      </div>
      <p className={styles.prices}>{priceText(beer, menu)}</p>
    </li>
  );
}
