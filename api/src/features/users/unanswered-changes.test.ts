import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { codeFor, Person, PORTRAIT, signUp } from '../../testing/person.ts';
import { isOnPostgres } from '../../testing/postgres/is-on-postgres.ts';

// PostgreSQL stores no row of a person that violates the contract.
test.skipIf(isOnPostgres)(
  'keeps no change of a person whose record cannot be answered',
  async () => {
    const run = await buildTestApp();
    const { db } = run.deps;
    const ada = await signUp(run, 'ada');
    const brewery = await addBrewery(run);
    const { email } = await db.selectFrom('users').select('email').executeTakeFirstOrThrow();
    await db
      .updateTable('users')
      .set({ privateCheckins: 2 ** 60 })
      .execute();
    const stored = async () => ({
      users: await db.selectFrom('users').selectAll().execute(),
      favorites: await db.selectFrom('user_favorites').selectAll().execute(),
      sessions: await db.selectFrom('sessions').selectAll().execute(),
    });
    const before = await stored();

    const own = `/api/users/${ada.userId}`;
    const changes: [string, object][] = [
      [own, { username: 'countess', location: 'London' }],
      [`${own}/privacy`, { showsOnLeaderboard: false, showsTrail: false }],
      [`${own}/beer-preferences`, { beerStylePreferences: ['IPA'] }],
      [`${own}/favorites`, { breweryId: brewery.id }],
      [`${own}/favorites/${brewery.id}`, { isFavorite: true }],
      ['/api/profile-images', { userId: ada.userId, profileImageURL: PORTRAIT }],
    ];
    for (const [path, body] of changes) {
      const { statusCode } = await ada.call('PUT', path, body);
      expect({ path, statusCode, stored: await stored() }).toEqual({
        path,
        statusCode: 500,
        stored: before,
      });
    }

    const phone = new Person(run.app);
    await phone.call('POST', '/api/auth/send-code', { email });
    const code = codeFor(run, email);
    const signIn = await phone.call('POST', '/api/auth/verify-code', { email, code });
    expect(signIn.statusCode).toBe(500);
    expect(await stored()).toEqual(before);
    await db.updateTable('users').set({ privateCheckins: 0 }).execute();
    const again = await phone.call('POST', '/api/auth/verify-code', { email, code });
    expect(again.statusCode, 'the code is not used up').toBe(200);
  },
);
