import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { signUp } from '../../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

const details = {
  name: 'Zw\u00f6lf Apostel',
  address: '12 Hop Lane',
  city: 'Norman',
  state: 'Oklahoma',
  zipCode: '73069',
};
let run: TestApp;
let admin: SignedIn;
let owner: SignedIn;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['admin@people.example'] } });
  [admin, owner] = [await signUp(run, 'admin'), await signUp(run, 'owner')];
});

const create = (more: object = {}) => admin.call('POST', '/api/breweries', { ...details, ...more });

test('finds a new brewery by name at once, and by place after it has a pin', async () => {
  const created = await create({ phone: '', hours: 'Daily 3 pm - 10 pm' });
  expect(created.statusCode, created.body).toBe(200);
  expect(created.json()).toMatchObject({
    ...details,
    type: 'Craft Brewery',
    phone: null,
    hours: 'Daily 3 pm - 10 pm',
    latitude: null,
    rating: '0.0',
    ownerId: null,
    createdAt: '2026-05-01T12:00:00.000Z',
    viewer: { canEdit: true },
  });
  expect((await owner.call('GET', '/api/breweries?q=zwolf')).json()).toHaveLength(1);
  const near = '/api/breweries?lat=35.2&lng=-97.4&radius=10';
  expect((await owner.call('GET', near)).json()).toHaveLength(0);
  await admin.call('PUT', `/api/breweries/${created.json().id}/pin`, {
    latitude: 35.21,
    longitude: -97.41,
  });
  expect((await owner.call('GET', near)).json()).toMatchObject([{ latitude: '35.21' }]);
});

test('creates one brewery for a double tap, also of a closed one', async () => {
  const first = (await create()).json();
  const again = await create({ name: details.name.toUpperCase() });
  expect([again.statusCode, again.json().code]).toEqual([409, 'brewery.exists']);
  await admin.call('PUT', `/api/breweries/${first.id}/closed`, { closed: true });
  expect((await create()).statusCode).toBe(409);
  expect((await create({ address: '14 Hop Lane' })).statusCode).toBe(200);
});

test.each([
  [{ name: ' ' }, /Required/],
  [{ name: '\u200b\u2060\ufeff' }, /Required/],
  [{ city: '\u202e\u2067\u200f' }, /Required/],
  [{ address: '\u0007\u001b' }, /Required/],
  [{ name: '\u3164\u2800' }, /Required/],
  [{ name: 'Mill\0' }, /This text has the character U\+0000/],
  [{ latitude: 35 }, 'Send both latitude and longitude, or neither.'],
  [{ latitude: 91, longitude: 0 }, 'Latitude lies between -90 and 90.'],
  [{ tapListUrl: 'javascript:alert(1)' }, /^tapListUrl/],
])('refuses a new brewery with %j and says why', async (wrong, sentence) => {
  const refused = await create(wrong);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toMatch(sentence);
});

test('ends the directions of writing that a name begins, and leaves out what nobody sees', async () => {
  const created = await create({ name: 'Mill \u202e\u2067', phone: '\u200b' });
  const { id, name, phone } = created.json();
  expect([name, phone]).toEqual(['Mill \u202e\u2067\u2069\u202c', null]);
  const path = `/api/breweries/${id}`;
  const whole = (await admin.call('GET', path)).json();
  expect((await admin.call('PUT', path, whole)).json().name).toBe(name);
});

test('lets an owner move the pin of their own brewery only', async () => {
  const own = await addBrewery(run, { ownerId: owner.userId });
  const foreign = await addBrewery(run);
  const pin = { latitude: 48.123456789, longitude: -0.0000000001 };
  const moved = await owner.call('PUT', `/api/breweries/${own.id}/pin`, pin);
  expect(moved.json()).toMatchObject({ latitude: '48.12345679', longitude: '0' });
  const found = await owner.call('GET', '/api/breweries?lat=48.1&lng=0&radius=5');
  expect(found.json()).toMatchObject([{ id: own.id }]);
  expect((await owner.call('PUT', `/api/breweries/${foreign.id}/pin`, pin)).statusCode).toBe(403);
  expect((await owner.call('PUT', '/api/breweries/nowhere/pin', pin)).statusCode).toBe(404);
});
