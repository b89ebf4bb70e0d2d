import { type Db, openDatabase } from '../../api/src/db/database.ts';
import { makeBeer } from '../../api/src/testing/factories/beer.ts';
import { makeCheckin } from '../../api/src/testing/factories/checkin.ts';
import { badgeFor } from '../../packages/contracts/src/lib/badges.ts';

const DAY_MS = 86_400_000;
const BATCH = 500;
const NOTE = 'The dark one, by the window.';

/** Adds check-ins at all breweries to a person of a demo, one for each day; every fourth has a note. */
export async function addCheckins(file: string, email: string, count: number): Promise<void> {
  const db = openDatabase(file);
  const user = await findUser(db, email);
  const places = await findBreweries(db);
  const rows = Array.from({ length: count }, (_, at) =>
    makeCheckin({
      userId: user.id,
      breweryId: places[(at * 7) % places.length]?.id ?? '',
      createdAt: new Date(Date.now() - (at + 2) * DAY_MS).toISOString(),
      notes: at % 4 === 0 ? NOTE : null,
    }),
  );
  for (let at = 0; at < rows.length; at += BATCH) {
    await db
      .insertInto('check_ins')
      .values(rows.slice(at, at + BATCH))
      .execute();
  }
  await db.destroy();
}

/**
 * Adds beers on tap to the brewery of an owner of a demo.
 * @returns the brewery's id
 */
export async function addBeers(file: string, email: string, count: number): Promise<string> {
  const db = openDatabase(file);
  const { id, name } = await db
    .selectFrom('breweries')
    .innerJoin('users', 'users.id', 'breweries.ownerId')
    .select(['breweries.id', 'breweries.name'])
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow();
  const beers = Array.from({ length: count }, (_, at) =>
    makeBeer({
      ...{ breweryId: id, breweryName: name, beerName: `Evening Porter No. ${at + 1}` },
      ...{ beerStyle: 'Porter', abv: '5.60', ibu: 32, description: NOTE, priceSmall: '4.50' },
    }),
  );
  await db.insertInto('beer_recommendations').values(beers).execute();
  await db.destroy();
  return id;
}

/**
 * Lets the next check-in of a person earn a badge.
 * @returns a brewery where the person can check in
 */
export async function prepareBadge(file: string, email: string) {
  const db = openDatabase(file);
  const user = await findUser(db, email);
  const { nextBadgeAt } = badgeFor(user.checkins);
  if (nextBadgeAt === null) throw new Error(`${email} has the highest badge.`);
  await db
    .updateTable('users')
    .set({ checkins: nextBadgeAt - 1 })
    .where('id', '=', user.id)
    .execute();
  // A person who was somewhere else a moment ago is refused.
  await db
    .deleteFrom('check_ins')
    .where('userId', '=', user.id)
    .where('createdAt', '>', new Date(Date.now() - DAY_MS).toISOString())
    .execute();
  const [brewery] = await findBreweries(db);
  await db.destroy();
  if (!brewery) throw new Error('There is no brewery.');
  const { id, latitude, longitude } = brewery;
  return { id, position: { latitude: Number(latitude), longitude: Number(longitude) } };
}

async function findUser(db: Db, email: string) {
  return await db
    .selectFrom('users')
    .select(['id', 'checkins'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

/** Returns the open breweries that have a position. */
async function findBreweries(db: Db) {
  return await db
    .selectFrom('breweries')
    .select(['id', 'latitude', 'longitude'])
    .where('closedAt', 'is', null)
    .where('latitude', 'is not', null)
    .orderBy('id')
    .execute();
}
