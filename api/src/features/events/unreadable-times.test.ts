import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../../testing/factories/weekly-event.ts';
import { Person, signUp } from '../../testing/person.ts';

let run: TestApp;
let owner: Awaited<ReturnType<typeof signUp>>;
let visitor: Person;
let breweryId: string;

beforeEach(async () => {
  run = await buildTestApp();
  owner = await signUp(run, 'owner');
  visitor = new Person(run.app);
  breweryId = (await addBrewery(run, { name: 'Porch Light', ownerId: owner.userId })).id;
});

const special = {
  company: 'Porch Light',
  event: 'Barrel Night',
  details: 'Six barrels.',
  date: '2026-06-01',
  time: '6:00 PM',
};
const weekly = { title: 'Quiz', day: 'monday', time: '7:00 PM', details: 'Six rounds.' };
const NO_DATE = 'There is no such date. Please enter one from 1900 to 2199, such as June 5, 2026.';
const NO_TIME = 'There is no such time. Please enter one such as 7:00 PM.';

test.each([
  [{ date: '9999-12-31', time: '8 PM' }, NO_DATE],
  [{ date: '9999-12-31', time: '10 PM - 2 AM' }, NO_DATE],
  [{ date: '2026-02-31' }, NO_DATE],
  [{ date: '20261-06-01' }, NO_DATE],
  [{ date: 'June 31, 2026' }, NO_DATE],
  [{ date: '0026-06-01' }, NO_DATE],
  [{ time: '25:00' }, NO_TIME],
  [{ time: '7:65 PM' }, NO_TIME],
])('refuses a special event with %j, and stores nothing', async (texts, message) => {
  const refused = await owner.call('POST', '/api/special-events', { ...special, ...texts });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({ message, code: 'request.invalid' });
  expect((await visitor.call('GET', '/api/special-events')).json()).toEqual([]);

  const { id } = (await owner.call('POST', '/api/special-events', special)).json();
  const path = `/api/special-events/${id}`;
  expect((await owner.call('PUT', path, texts)).json().message).toBe(message);
  expect((await visitor.call('GET', path)).json()).toMatchObject(special);
});

test.each(['12/24/2026', 'bananas', 'Dec 24', '2026-02-31', '9999-12-31'])(
  'refuses a weekly event that is not on %j',
  async (notOn) => {
    const body = { ...weekly, brewery: 'Porch Light' };
    const refused = await owner.call('POST', '/api/weekly-events', { ...body, notOn });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toMatch(/^These dates cannot be read\. .* Dec 24 & 31, 2026/);
    const { id } = (await owner.call('POST', '/api/weekly-events', body)).json();
    expect((await owner.call('PUT', `/api/weekly-events/${id}`, { notOn })).statusCode).toBe(400);
    expect(
      (await owner.call('PUT', `/api/weekly-events/${id}`, { time: '7:65 PM' })).statusCode,
    ).toBe(400);
  },
);

test('a weekly event is not on several dates, and on no day of a range', async () => {
  const body = { ...weekly, brewery: 'Porch Light', notOn: 'Dec 21 - 23 & 28, 2026' };
  const response = await owner.call('POST', '/api/weekly-events', body);
  expect(response.json().when.notOn).toEqual([
    '2026-12-21',
    '2026-12-22',
    '2026-12-23',
    '2026-12-28',
  ]);
});

test('stores any other text as it was sent, and no calendar shows the event', async () => {
  const body = { ...special, date: 'tomorrow', time: 'TBA' };
  const created = await owner.call('POST', '/api/special-events', body);
  expect(created.json()).toMatchObject({ date: 'tomorrow', time: 'TBA', when: null });
  expect((await visitor.call('GET', '/api/special-events')).json()).toHaveLength(1);
  expect((await visitor.call('GET', '/calendars/events.ics')).body).not.toContain('VEVENT');
});

test('an event of an older version fails no list, and can be edited', async () => {
  const [far, past] = ['9999-12-31', '0001-01-01'].map((date) =>
    makeSpecialEvent({ breweryId, date, time: '10 PM - 2 AM', sortAt: `${date}T22:00` }),
  );
  const quiz = makeWeeklyEvent({ breweryId, brewery: 'Porch Light', notOn: '9999-12-31, bananas' });
  if (!far || !past) throw new Error('There are two events.');
  await run.deps.db.insertInto('special_events').values([far, past]).execute();
  await run.deps.db.insertInto('weekly_events').values(quiz).execute();

  const list = await visitor.call('GET', '/api/special-events');
  expect(list.statusCode, list.body).toBe(200);
  expect(list.json()).toMatchObject([{ when: null }, { when: null }]);
  for (const path of [`/api/breweries/${breweryId}/events`, '/api/weekly-events']) {
    expect((await visitor.call('GET', path)).statusCode).toBe(200);
  }
  const { body } = await visitor.call('GET', '/calendars/events.ics');
  expect(body).not.toContain('special-event');
  expect(body.match(/^DT(START|END);TZID=America\/Chicago:\d{8}T\d{6}\r$/gm)?.length).toBe(2);

  const { id, date, time } = far;
  const path = `/api/special-events/${id}`;
  const edited = await owner.call('PUT', path, { date, time, event: 'Some Day' });
  expect(edited.json()).toMatchObject({ event: 'Some Day', date, when: null });
  expect((await owner.call('PUT', path, { date: '9998-12-31' })).statusCode).toBe(400);
  const { notOn } = quiz;
  const changed = await owner.call('PUT', `/api/weekly-events/${quiz.id}`, { notOn, title: 'Q' });
  expect(changed.json()).toMatchObject({ title: 'Q', notOn });
});
