import { createRandom } from '@hoptrail/drawings/random';
import { makeBeer, type NewBeer } from '../../testing/factories/beer.ts';
import { type DemoStyle, demoStyles, firstNames } from '../content/beers.ts';
import { type DemoBrewery, demoBreweries, OWNED_BREWERY } from '../content/breweries.ts';
import { breweryId } from '../demo-brewery.ts';
import { daysBefore } from '../moments.ts';
import { uuidFor } from '../uuid-for.ts';

/** The entry that is the same beer as the first one of the owner's brewery. */
const SHARED_BEER = 'beer:Canal Lantern Cellars:3';

/**
 * Returns four to eight beers of different styles for each brewery, and beers that are coming or
 * gone. One is on the tap lists of two breweries, merged into one beer.
 */
export function beerRows(now: Date): NewBeer[] {
  const beers = demoBreweries.flatMap((brewery, index) => [
    ...beersOf(brewery, index, now),
    ...notPoured(brewery, now),
  ]);
  const first = beers.find(({ breweryName }) => breweryName === OWNED_BREWERY);
  if (!first) return beers;
  const { beerName, beerStyle, abv = null, ibu = null, description = null } = first;
  const shared = { beerName, beerStyle, abv, ibu, description, mergedAs: uuidFor(SHARED_BEER) };
  return beers.map((beer) =>
    beer.id === first.id || beer.id === uuidFor(SHARED_BEER) ? { ...beer, ...shared } : beer,
  );
}

/** Returns a coming beer and a gone one, for half of the breweries and the owner's. */
function notPoured(brewery: DemoBrewery, now: Date): NewBeer[] {
  const random = createRandom(`not-poured:${brewery.name}`);
  if (!random.chance(0.5) && brewery.name !== OWNED_BREWERY) return [];
  const style = demoStyles[random.whole(0, demoStyles.length - 1)];
  if (!style) return [];
  return (['coming', 'gone'] as const).map((availability) => ({
    ...makeBeer({ breweryId: breweryId(brewery) }),
    id: uuidFor(`beer:${brewery.name}:${availability}`),
    breweryName: brewery.name,
    beerName: `${availability === 'coming' ? 'Next Door' : 'Yesterday’s'} ${random.pick(style.names)}`,
    beerStyle: style.style,
    abv: random.between(...style.abv).toFixed(2),
    ibu: random.whole(...style.ibu),
    rating: random.between(3.4, 4.75).toFixed(2),
    description: random.pick(style.descriptions),
    availability,
    lastUpdated: daysBefore(now, random.between(1, 6)),
    createdAt: daysBefore(now, random.between(7, 60)),
  }));
}

function beersOf(brewery: DemoBrewery, index: number, now: Date): NewBeer[] {
  const random = createRandom(`beers:${brewery.name}`);
  const names = random.whole(0, firstNames.length - 1);
  return stylesOf(brewery, index, random.whole(4, 8)).map((style, position) => {
    const first = firstNames[(names + position * 7) % firstNames.length] ?? firstNames[0];
    const price = 4 + random.whole(0, 4) / 2;
    return makeBeer({
      id: uuidFor(`beer:${brewery.name}:${position}`),
      breweryId: breweryId(brewery),
      breweryName: brewery.name,
      beerName: `${first} ${random.pick(style.names)}`,
      beerStyle: style.style,
      abv: random.between(...style.abv).toFixed(2),
      ibu: random.whole(...style.ibu),
      rating: random.between(3.4, 4.75).toFixed(2),
      description: random.pick(style.descriptions),
      priceSmall: price.toFixed(2),
      priceMedium: (price + 1.5).toFixed(2),
      priceLarge: (price + 3).toFixed(2),
      ...(brewery.name === OWNED_BREWERY && placeInMenu(position)),
      lastUpdated: daysBefore(now, random.between(1, 20)),
      createdAt: daysBefore(now, random.between(30, 300)),
    });
  });
}

/** Returns where a beer of the owner's menu is: every fourth one is in cans, the others on taps. */
function placeInMenu(position: number): Partial<NewBeer> {
  if (position % 4 === 3) return { position, section: 'cans' };
  return { position, tapNumber: position + 1, isLastKeg: position === 1 ? 1 : 0 };
}

/** Returns different styles: steps of 7 through all 18 repeat none. */
function stylesOf({ type }: DemoBrewery, index: number, count: number): DemoStyle[] {
  const styles =
    type === 'Cidery' ? demoStyles.filter(({ style }) => fromFruit.has(style)) : demoStyles;
  return Array.from(
    { length: count },
    (_, step) => styles[(index * 5 + step * 7) % styles.length],
  ).filter((style) => style !== undefined);
}

const fromFruit = new Set(['Cider', 'Mead', 'Sour']);
