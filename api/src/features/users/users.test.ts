import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { Person, picture, signUpWithPicture } from '../../testing/person.ts';

test('returns all of the own record and the public part of others', async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUpWithPicture(run, 'ada'), await signUpWithPicture(run, 'eve')];
  const own = (await ada.call('GET', `/api/users/${ada.userId}`)).json();
  expect(own).toMatchObject({ email: ada.email, favoriteBreweries: [], rank: 1, role: 'user' });
  const foreign = (await eve.call('GET', `/api/users/${ada.userId}`)).json();
  expect(Object.keys(foreign).sort()).toEqual([
    'checkins',
    'headerImage',
    'id',
    'name',
    'profileImage',
    'username',
  ]);
  expect((await new Person(run.app).call('GET', `/api/users/${ada.userId}`)).statusCode).toBe(401);
  expect((await ada.call('GET', '/api/users/nobody')).json()).toEqual({
    message: 'User not found',
    code: 'user.notFound',
  });
});

test('a person chooses the unit of distances, and leaves it to the browser again', async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const path = `/api/users/${ada.userId}`;
  const unit = async () => (await ada.call('GET', '/api/auth/me')).json().user.distanceUnit;
  expect(await unit()).toBeNull();
  const changed = await ada.call('PUT', path, { distanceUnit: 'kilometers' });
  expect(changed.json()).toMatchObject({ distanceUnit: 'kilometers', username: 'ada' });
  await ada.call('PUT', path, { location: 'Tulsa' });
  expect(await unit()).toBe('kilometers');
  expect((await ada.call('PUT', path, { distanceUnit: 'leagues' })).statusCode).toBe(400);
  await ada.call('PUT', path, { distanceUnit: null });
  expect(await unit()).toBeNull();
});

test('adds and removes favourites and lists them newest first', async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const [one, two] = [
    await addBrewery(run, { name: 'One' }),
    await addBrewery(run, { name: 'Two' }),
  ];
  const path = `/api/users/${ada.userId}/favorites`;
  const toggle = (breweryId: string) => ada.call('PUT', path, { breweryId });
  expect((await toggle(one.id)).json().favoriteBreweries).toEqual([one.id]);
  run.passTime(1000);
  expect((await toggle(two.id)).json().favoriteBreweries).toEqual([two.id, one.id]);
  const listed = (await ada.call('GET', path)).json();
  expect(listed.map((brewery: { name: string }) => brewery.name)).toEqual(['Two', 'One']);
  expect((await toggle(one.id)).json().favoriteBreweries).toEqual([two.id]);
  expect((await toggle('nowhere')).statusCode).toBe(404);
});

test('a favourite is set, which may be sent again, and the last call decides', async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const [one, two] = [
    await addBrewery(run, { name: 'One' }),
    await addBrewery(run, { name: 'Two' }),
  ];
  const set = async (breweryId: string, isFavorite: unknown) => {
    const path = `/api/users/${ada.userId}/favorites/${breweryId}`;
    const response = await ada.call('PUT', path, { isFavorite });
    run.passTime(1000);
    return [response.statusCode, response.json().favoriteBreweries ?? response.json().code];
  };
  expect(await set(one.id, true)).toEqual([200, [one.id]]);
  expect(await set(two.id, true)).toEqual([200, [two.id, one.id]]);
  // Sent again, it stays where it was.
  expect(await set(one.id, true)).toEqual([200, [two.id, one.id]]);
  expect(await set(one.id, false)).toEqual([200, [two.id]]);
  expect(await set(one.id, false)).toEqual([200, [two.id]]);
  expect(await set('nowhere', true)).toEqual([404, 'brewery.notFound']);
  expect(await set('nowhere', false)).toEqual([200, [two.id]]);
  expect(await set(one.id, undefined)).toEqual([400, 'request.invalid']);
  await ada.call('PUT', `/api/users/${ada.userId}/favorites`, { breweryId: two.id });
  expect(await set(two.id, false)).toEqual([200, []]);
});

test("refuses changes of another person's favourites and picture", async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUpWithPicture(run, 'ada'), await signUpWithPicture(run, 'eve')];
  const brewery = await addBrewery(run);
  const path = `/api/users/${ada.userId}/favorites`;
  expect((await eve.call('PUT', path, { breweryId: brewery.id })).statusCode).toBe(403);
  expect((await eve.call('GET', path)).statusCode).toBe(403);
  const image = { userId: ada.userId, profileImageURL: await eve.upload() };
  expect((await eve.call('PUT', '/api/profile-images', image)).statusCode).toBe(403);
});

test('accepts a profile picture from the own uploads only, up to 5 MB', async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUpWithPicture(run, 'ada'), await signUpWithPicture(run, 'eve')];
  const set = (person: typeof ada, profileImageURL: string) =>
    person.call('PUT', '/api/profile-images', { userId: person.userId, profileImageURL });
  const path = await ada.upload();
  expect((await set(ada, path)).json()).toEqual({ objectPath: path });
  expect((await ada.call('GET', '/api/auth/me')).json().user.profileImage).toBe(path);
  expect((await set(eve, path)).json().code).toBe('upload.foreignImage');
  expect((await set(eve, '/objects/uploads/unknown')).json().code).toBe('upload.notFound');
  expect((await set(eve, 'javascript:alert(1)')).statusCode).toBe(404);

  const padding = Buffer.alloc(6 * 1024 * 1024);
  const large = await ada.upload(Buffer.concat([await picture(), padding]));
  const refused = await set(ada, large);
  expect(refused.statusCode).toBe(413);
  expect(refused.json().message).toContain('too large');
});
