import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { expect, test } from 'vitest';
import { fullSpecial, ownSpecial } from './special-event-values.ts';

const event: SpecialEvent = {
  id: 'night',
  company: 'Lampwick',
  event: 'Barrel Night',
  details: 'Bring a coat.',
  time: '7 PM',
  date: 'July 1, 2099',
  repeats: null,
  repeatsUntil: null,
  notOn: null,
  address: '3 Pier Road',
  places: 40,
  taproom: true,
  logo: '/objects/uploads/1',
  location: null,
  rsvpRequired: false,
  ticketLink: 'https://tickets.example/1',
  ticketsUrl: 'https://tickets.example/1',
  breweryId: 'lampwick',
  ownerId: 'ada',
  createdAt: '2026-01-01T00:00:00.000Z',
  place: null,
  when: null,
  viewer: { canEdit: true, canDelete: true },
};

test("the owner's form has its own fields, in the order on the screen", () => {
  expect(ownSpecial.values(event)).toEqual({
    event: 'Barrel Night',
    date: '2099-07-01',
    time: '7 PM',
    repeats: '',
    repeatsUntil: '',
    notOn: '',
    details: 'Bring a coat.',
    address: '3 Pier Road',
    location: '',
    places: '40',
    taproom: 'true',
    rsvpRequired: 'false',
    ticketLink: 'https://tickets.example/1',
    logo: '/objects/uploads/1',
  });
  expect(Object.entries(ownSpecial.labels)).toEqual([
    ['event', 'Event Name'],
    ['date', 'Date'],
    ['time', 'Time'],
    ['repeats', 'Repeats'],
    ['repeatsUntil', 'Until'],
    ['notOn', 'Not On'],
    ['details', 'Details'],
    ['address', 'Address'],
    ['location', 'Location'],
    ['places', 'Places'],
    ['taproom', 'Taproom Event'],
    ['rsvpRequired', 'RSVP Required'],
    ['ticketLink', 'Tickets URL (if needed)'],
    ['logo', 'Event Image'],
  ]);
  expect(Object.keys(ownSpecial.values())).toEqual(Object.keys(ownSpecial.labels));
});

test('the input has booleans, complete links, and null for empty fields', () => {
  const values = { ...ownSpecial.values(event), ticketLink: 'tickets.example', logo: '' };
  expect(ownSpecial.parse(values)).toHaveProperty('data', {
    event: 'Barrel Night',
    date: '2099-07-01',
    time: '7 PM',
    repeats: null,
    repeatsUntil: null,
    notOn: null,
    details: 'Bring a coat.',
    address: '3 Pier Road',
    location: null,
    places: 40,
    taproom: true,
    rsvpRequired: false,
    ticketLink: 'https://tickets.example',
    logo: null,
  });
});

test('the end and the exceptions are sent only with a repetition', () => {
  const dates = { repeatsUntil: '2099-12-31', notOn: '2099-07-08' };
  const values = { ...ownSpecial.values(event), ...dates };
  expect(ownSpecial.parse(values)).toHaveProperty('data.notOn', null);
  expect(ownSpecial.parse(values)).toHaveProperty('data.repeatsUntil', null);
  const repeated = ownSpecial.parse({ ...values, repeats: 'weekly' });
  expect(repeated).toMatchObject({ data: { repeats: 'weekly', ...dates } });
});

test('a repetition that the date does not allow is refused at its field', () => {
  const values = { ...ownSpecial.values(event), date: '2099-07-29', repeats: 'monthly' };
  expect(ownSpecial.parse(values)).toHaveProperty('error.issues.0.path', ['repeats']);
});

test('a new event may have no address, which is then the one of its brewery; an edited one has some', () => {
  const [own, full] = [ownSpecial.values(event), fullSpecial.values(event)];
  const address = ' ';
  expect(ownSpecial.parse({ ...own, address })).toHaveProperty('data.address', null);
  expect(fullSpecial.parse({ ...full, address })).toHaveProperty('data.address', null);
  for (const edited of [
    ownSpecial.parse({ ...own, address }, own),
    fullSpecial.parse({ ...full, address }, full),
  ]) {
    expect(edited).toHaveProperty('error.issues.0.path', ['address']);
  }
});

test('the full form compares the stored date', () => {
  const values = fullSpecial.values(event);
  expect(values).toMatchObject({ company: 'Lampwick', location: '', rsvpRequired: 'false' });
  expect(fullSpecial.parse(values)).toMatchObject({
    data: { location: null, rsvpRequired: false },
  });
  expect(fullSpecial.basis(event).seen).toMatchObject({ date: 'July 1, 2099', location: null });
});

test('saving a past date asks a question, unless the date is unchanged', () => {
  const old = { ...ownSpecial.values(event), date: '2020-01-01' };
  expect(ownSpecial.doubt?.(old)).toMatchObject({ title: 'Is the date right?' });
  expect(ownSpecial.doubt?.(old, old)).toBeUndefined();
});

test('a date that does not exist is refused, unless the event has it', () => {
  const far = { ...ownSpecial.values(event), date: '9999-12-31', time: '25:00' };
  const problems = ownSpecial.parse(far);
  expect(problems.success ? [] : problems.error.issues.map(({ path }) => path)).toEqual([
    ['date'],
    ['time'],
  ]);
  expect(ownSpecial.parse(far, far).success).toBe(true);
  expect(fullSpecial.parse({ ...fullSpecial.values(event), time: '7:65 PM' }).success).toBe(false);
});
