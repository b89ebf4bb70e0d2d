import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { makeBeer, makeBeerHad } from '../../testing/factories/beer.ts';
import { makeBrewery } from '../../testing/factories/brewery.ts';
import { makeCheckin } from '../../testing/factories/checkin.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { engineOf } from '../engine.ts';
import { seenByOthers } from './031-seen-by-others.ts';

const at = (instant: string) => `2026-${instant}:00.000Z`;
const brewery = makeBrewery();
const visit = (userId: string, instant: string, verified: 0 | 1, onlyForMe: 0 | 1 = 0) =>
  makeCheckin({ userId, breweryId: brewery.id, createdAt: at(instant), verified, onlyForMe });

async function databaseBefore() {
  const db = await openTestDatabase();
  await db.insertInto('breweries').values(brewery).execute();
  const counted = (id: string, checkins: number, reachedAt: string | null) =>
    makeUser({ id, checkins, checkinsReachedAt: reachedAt && at(reachedAt), verifiedCheckins: 0 });
  const verified = { verifiedCheckins: 2, verifiedReachedAt: at('05-01T08:00') };
  const profileImage = '/objects/uploads/face';
  await db
    .insertInto('users')
    .values([
      { ...counted('ada', 3, '05-01T09:00'), ...verified, profileImage },
      counted('bob', 1, '04-30T23:59'),
      counted('old', 500, null),
      counted('new', 1, '05-01T00:00'),
    ])
    .execute();
  const hidden = visit('ada', '05-01T10:00', 1, 1);
  await db
    .insertInto('check_ins')
    .values([
      visit('ada', '04-29T10:00', 1),
      visit('ada', '05-01T08:00', 1),
      visit('ada', '05-01T09:00', 0),
      hidden,
      visit('bob', '04-30T23:59', 0),
      visit('new', '05-01T00:00', 0),
    ])
    .execute();
  return { db, hidden };
}

test('the migration fills in what others see: counts of before the day, shared ratings, no notes', async () => {
  const { db, hidden } = await databaseBefore();
  const beer = makeBeer({ breweryId: brewery.id, ratedBy: 3, ratingTotal: 12 });
  await db.insertInto('beer_recommendations').values(beer).execute();
  const rated = (
    userId: string,
    rating: number,
    isShared: 0 | 1,
    checkinId: string | null = null,
  ) => makeBeerHad({ userId, beerId: beer.id, rating, isShared, checkinId });
  await db
    .insertInto('beers_had')
    .values([rated('bob', 4, 1), rated('new', 5, 0), rated('ada', 3, 1, hidden.id)])
    .execute();
  const createdAt = at('04-01T10:00');
  const upload = (id: string, isPersonal: 0 | 1) => ({ id, userId: 'ada', isPersonal, createdAt });
  await db
    .insertInto('uploads')
    .values([upload('note', 1), upload('face', 1), upload('logo', 0)])
    .execute();
  const photo = { checkinId: hidden.id, createdAt };
  await db
    .insertInto('checkin_photos')
    .values([
      { ...photo, position: 0, path: '/objects/uploads/note' },
      { ...photo, position: 1, path: '/objects/uploads/face' },
    ])
    .execute();

  const fills = seenByOthers[engineOf(db)].filter((statement) => statement.startsWith('UPDATE'));
  expect(fills).toHaveLength(3);
  for (const statement of fills) await sql.raw(statement).execute(db);

  const users = db.selectFrom('users').select(['id', 'shownOn', 'shownCheckins', 'shownReachedAt']);
  const verified = ['shownVerifiedCheckins', 'shownVerifiedReachedAt'] as const;
  const none = { shownCheckins: 0, shownReachedAt: null, ...nothingVerified };
  expect(await users.select(verified).orderBy('id').execute()).toEqual([
    {
      ...{ id: 'ada', shownOn: '2026-05-01', shownCheckins: 1, shownReachedAt: at('04-29T10:00') },
      ...{ shownVerifiedCheckins: 1, shownVerifiedReachedAt: at('04-29T10:00') },
    },
    { id: 'bob', shownOn: null, ...none },
    { id: 'new', shownOn: '2026-05-01', ...none },
    { id: 'old', shownOn: null, ...none },
  ]);
  const beers = db.selectFrom('beer_recommendations').select(['ratedBy', 'ratingTotal']);
  expect(await beers.execute()).toEqual([{ ratedBy: 1, ratingTotal: 4 }]);
  const uploads = db.selectFrom('uploads').select(['id', 'isPrivate']).orderBy('id');
  expect(await uploads.execute()).toEqual([
    { id: 'face', isPrivate: 0 },
    { id: 'logo', isPrivate: 0 },
    { id: 'note', isPrivate: 1 },
  ]);
});

const nothingVerified = { shownVerifiedCheckins: 0, shownVerifiedReachedAt: null };
