import { TEXT } from './types.ts';

/** Check-ins and beers. */
export const activity: readonly string[] = [
  `CREATE TABLE check_ins (
    id ${TEXT} PRIMARY KEY,
    "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    notes ${TEXT},
    verified flag NOT NULL DEFAULT 0,
    "createdAt" instant NOT NULL,
    latitude ${TEXT},
    longitude ${TEXT}
  )`,
  `CREATE INDEX check_ins_user_brewery ON check_ins ("userId", "breweryId", "createdAt")`,
  `CREATE INDEX check_ins_user_time ON check_ins ("userId", "createdAt")`,
  `CREATE INDEX check_ins_brewery ON check_ins ("breweryId")`,

  `CREATE TABLE beer_recommendations (
    id ${TEXT} PRIMARY KEY,
    "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    "breweryName" ${TEXT} NOT NULL,
    "beerName" ${TEXT} NOT NULL,
    "beerStyle" ${TEXT} NOT NULL,
    abv ${TEXT},
    ibu integer,
    rating ${TEXT},
    description ${TEXT},
    "priceSmall" ${TEXT},
    "priceMedium" ${TEXT},
    "priceLarge" ${TEXT},
    availability ${TEXT} NOT NULL DEFAULT 'available',
    "lastUpdated" ${TEXT} NOT NULL,
    "createdAt" instant NOT NULL
  )`,
  `CREATE INDEX beer_recommendations_brewery ON beer_recommendations ("breweryId", "beerStyle")`,

  `CREATE TABLE beer_imports (
    "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    "nameKey" ${TEXT} NOT NULL,
    "beerId" ${TEXT} REFERENCES beer_recommendations (id) ON DELETE SET NULL,
    "values" json_text NOT NULL,
    "importedAt" instant NOT NULL,
    PRIMARY KEY ("breweryId", "nameKey")
  )`,
  `CREATE INDEX beer_imports_beer ON beer_imports ("beerId")`,
];
