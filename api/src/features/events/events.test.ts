import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeEvent } from '../../testing/factories/event.ts';
import { Person, signUp } from '../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let admin: SignedIn;
let owner: SignedIn;
let fan: SignedIn;
let breweryId: string;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  [admin, owner, fan] = [
    await signUp(run, 'boss'),
    await signUp(run, 'owner'),
    await signUp(run, 'fan'),
  ];
  const brewery = await addBrewery(run, { name: 'Porch Light', ownerId: owner.userId });
  breweryId = brewery.id;
});

const special = {
  company: 'Porch Light',
  event: 'Barrel Night',
  details: 'Six barrels.',
  date: '2026-06-01',
  time: '6:00 PM',
};
const weekly = { title: 'Quiz', day: 'monday', time: '7:00 PM', details: 'Six rounds.' };

test("stores brewery, address and owner with an owner's special event", async () => {
  const response = await owner.call('POST', '/api/special-events', {
    ...special,
    ticketsUrl: 'https://tickets.example/1',
    ownerId: fan.userId,
  });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json()).toMatchObject({
    ...special,
    breweryId,
    ownerId: owner.userId,
    address: '214 E Sheridan Ave, Oklahoma City, Oklahoma 73104',
    ticketLink: 'https://tickets.example/1',
    ticketsUrl: 'https://tickets.example/1',
    rsvpRequired: false,
    taproom: false,
    logo: null,
    viewer: { canEdit: true, canDelete: true },
  });
});

test.each([
  ['special', special],
  ['weekly', weekly],
])(
  "an owner's %s event has an own address, or with an empty one the brewery's",
  async (kind, body) => {
    const make = (more: object) =>
      owner.call('POST', `/api/${kind}-events`, { ...body, brewery: 'Porch Light', ...more });
    const elsewhere = await make({ address: 'Scissortail Park', location: 'By the lake' });
    expect(elsewhere.json()).toMatchObject({ address: 'Scissortail Park', breweryId });
    const atHome = await make({ address: ' ' });
    expect(atHome.json().address).toBe('214 E Sheridan Ave, Oklahoma City, Oklahoma 73104');
  },
);

test("refuses an event for another owner's brewery", async () => {
  for (const path of ['/api/special-events', '/api/weekly-events']) {
    const body = { ...special, ...weekly, brewery: 'Porch Light', breweryId };
    expect((await fan.call('POST', path, body)).statusCode).toBe(403);
    expect((await new Person(run.app).call('POST', path, body)).statusCode).toBe(401);
  }
});

test('gives an owner no right to another brewery of the same name', async () => {
  const other = await signUp(run, 'other');
  await addBrewery(run, { name: 'Porch Light', ownerId: other.userId });
  const created = (await owner.call('POST', '/api/special-events', special)).json();
  expect(created.breweryId).toBe(breweryId);
  const path = `/api/special-events/${created.id}`;
  expect((await other.call('PUT', path, { event: 'Mine' })).statusCode).toBe(403);
  expect((await other.call('DELETE', path)).statusCode).toBe(403);
  expect((await new Person(run.app).call('GET', path)).json().viewer.canEdit).toBe(false);
});

test('lists special events by date, unreadable dates last', async () => {
  const make = (event: string, date: string) =>
    admin.call('POST', '/api/special-events', { ...special, event, date, address: 'Main St' });
  await make('third', 'June 3, 2026');
  await make('some day', 'soon');
  await make('first', '2026-06-01');
  await make('second', '2026-06-02');
  const list = (await fan.call('GET', '/api/special-events')).json();
  expect(list.map((item: { event: string }) => item.event)).toEqual([
    'first',
    'second',
    'third',
    'some day',
  ]);
  expect(list[2].date).toBe('June 3, 2026');
});

test('changes single fields of a special event, empties them by null, and deletes it', async () => {
  const body = { ...special, location: 'The yard', ticketLink: 'https://tickets.example/1' };
  const { id } = (await owner.call('POST', '/api/special-events', body)).json();
  const path = `/api/special-events/${id}`;
  const changed = await owner.call('PUT', path, {
    time: '8 PM',
    location: '',
    ticketLink: null,
    rsvpRequired: true,
  });
  expect(changed.json()).toMatchObject({
    event: 'Barrel Night',
    time: '8 PM',
    location: null,
    ticketLink: null,
    rsvpRequired: true,
  });
  expect((await owner.call('PUT', path, { event: '' })).statusCode).toBe(400);
  expect((await owner.call('DELETE', path)).json()).toMatchObject({
    message: 'Special event deleted',
  });
  expect((await owner.call('GET', path)).json()).toEqual({
    message: 'Event not found',
    code: 'event.notFound',
  });
});

test.each(['company', 'event', 'details', 'date', 'time'])(
  'refuses a special event without %s',
  async (key) => {
    const body = { ...special, address: 'Main St', [key]: undefined };
    const response = await admin.call('POST', '/api/special-events', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(`${key}: Required`);
  },
);

test('lets an administrator create an event without a brewery, with an address', async () => {
  const stranger = { ...special, company: 'A City Fair' };
  const refused = await admin.call('POST', '/api/special-events', stranger);
  expect(refused.json().message).toBe('address: Required');
  const created = await admin.call('POST', '/api/special-events', { ...stranger, address: 'Park' });
  expect(created.json()).toMatchObject({
    company: 'A City Fair',
    breweryId: null,
    address: 'Park',
  });
});

test('stores the day of a weekly event capitalized and reads by day in any case', async () => {
  const response = await owner.call('POST', '/api/weekly-events', {
    ...weekly,
    brewery: 'porch light',
    event: 'ignored',
    address: null,
  });
  expect(response.json()).toMatchObject({
    title: 'Quiz',
    event: 'Quiz',
    day: 'Monday',
    brewery: 'Porch Light',
    breweryId,
    address: '214 E Sheridan Ave, Oklahoma City, Oklahoma 73104',
    place: { latitude: '35.4666', longitude: '-97.5116' },
    eventPhoto: null,
  });
  for (const day of ['monday', 'MONDAY', 'Monday']) {
    expect((await fan.call('GET', `/api/weekly-events/${day}`)).json()).toHaveLength(1);
  }
  expect((await fan.call('GET', '/api/weekly-events/tuesday')).json()).toEqual([]);
  expect((await fan.call('GET', '/api/weekly-events')).json()).toHaveLength(1);
  const wrong = await fan.call('GET', '/api/weekly-events/someday');
  expect(wrong.json().message).toBe('The day is one of Monday to Sunday.');
});

test('refuses a weekly event without title or details, with the messages of the form', async () => {
  const post = (body: object) =>
    admin.call('POST', '/api/weekly-events', { ...weekly, brewery: 'Porch Light', ...body });
  expect((await post({ title: ' ' })).json().message).toBe('Event title is required');
  expect((await post({ title: undefined })).json().message).toBe('Event title is required');
  expect((await post({ details: '' })).json().message).toBe('Event details are required');
});

test('lets an owner move a weekly event between their breweries, and an administrator to any', async () => {
  const other = await addBrewery(run, { name: 'Next Door' });
  const body = { ...weekly, brewery: 'Porch Light' };
  const { id } = (await owner.call('POST', '/api/weekly-events', body)).json();
  const path = `/api/weekly-events/${id}`;
  expect((await owner.call('PUT', path, { brewery: 'Next Door' })).statusCode).toBe(403);
  expect((await fan.call('PUT', path, { title: 'Mine' })).statusCode).toBe(403);
  const moved = await admin.call('PUT', path, { brewery: 'Next Door', title: 'Big Quiz' });
  expect(moved.json()).toMatchObject({
    breweryId: other.id,
    brewery: 'Next Door',
    title: 'Big Quiz',
    event: 'Big Quiz',
  });
  expect((await admin.call('DELETE', path)).json()).toMatchObject({
    message: 'Weekly event deleted',
  });
});

test('renames a brewery in its events too', async () => {
  const created = (await owner.call('POST', '/api/special-events', special)).json();
  const quiz = { ...weekly, brewery: 'Porch Light' };
  await owner.call('POST', '/api/weekly-events', quiz);
  await owner.call('PUT', `/api/breweries/${breweryId}`, { name: 'Lamp & Porch' });
  const after = (await fan.call('GET', `/api/special-events/${created.id}`)).json();
  expect(after).toMatchObject({ company: 'Lamp & Porch', breweryId });
  const [monday] = (await fan.call('GET', '/api/weekly-events/monday')).json();
  expect(monday.brewery).toBe('Lamp & Porch');
});

test("claims an event's picture, and releases it with the event", async () => {
  const logo = await owner.upload();
  const body = { ...special, logo };
  const { id } = (await owner.call('POST', '/api/special-events', body)).json();
  const upload = () =>
    run.deps.db
      .selectFrom('uploads')
      .select('claimedAt')
      .where('id', '=', logo.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
  expect((await upload()).claimedAt).not.toBeNull();
  const foreign = await fan.upload();
  const refused = await owner.call('PUT', `/api/special-events/${id}`, { logo: foreign });
  expect(refused.json().code).toBe('upload.foreignImage');
  await owner.call('DELETE', `/api/special-events/${id}`);
  expect((await upload()).claimedAt).toBeNull();
});

test('returns a legacy event with its brewery', async () => {
  const event = makeEvent({ breweryId, ticketRequired: 1, ticketPrice: '12.50' });
  await run.deps.db.insertInto('events').values(event).execute();
  expect((await fan.call('GET', `/api/events/${event.id}`)).json()).toMatchObject({
    name: event.name,
    brewery: { id: breweryId, name: 'Porch Light' },
    ticketRequired: true,
    ticketPrice: '12.50',
    photos: [],
  });
  expect((await fan.call('GET', '/api/events/none')).statusCode).toBe(404);
});
