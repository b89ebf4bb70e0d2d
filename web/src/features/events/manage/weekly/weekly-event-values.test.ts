import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { expect, test } from 'vitest';
import { fullWeekly, ownWeekly } from './weekly-event-values.ts';

const event: WeeklyEvent = {
  id: 'quiz',
  day: 'Tuesday',
  brewery: 'Lampwick',
  event: 'Quiz',
  title: 'Quiz',
  details: 'Six rounds.',
  time: '7 PM',
  logo: null,
  eventPhoto: null,
  instagram: null,
  twitter: null,
  facebook: null,
  address: '3 Pier Road',
  breweryId: 'lampwick',
  ownerId: 'ada',
  createdAt: '2026-01-01T00:00:00.000Z',
  place: null,
  notOn: null,
  when: null,
  viewer: { canEdit: true, canDelete: true },
};

test("the owner's form has its own fields and starts with Monday", () => {
  expect(ownWeekly.values()).toMatchObject({ title: '', day: 'Monday' });
  expect(Object.entries(ownWeekly.labels)).toEqual([
    ['title', 'Event Title'],
    ['day', 'Day'],
    ['time', 'Time'],
    ['notOn', 'Not On'],
    ['details', 'Details'],
    ['address', 'Address'],
    ['eventPhoto', 'Event Image (optional)'],
  ]);
  const { title, day, time, notOn, details, address, eventPhoto } = event;
  const sent = { title, day, time, notOn, details, address, eventPhoto };
  expect(ownWeekly.parse(ownWeekly.values(event))).toHaveProperty('data', sent);
  expect(ownWeekly.basis(event).seen).toEqual(sent);
});

test("the administrators' form has lowercase days, and sends a brewery if one is chosen", () => {
  const values = fullWeekly.values(event);
  expect(values).toMatchObject({ day: 'tuesday', breweryId: 'lampwick' });
  expect(fullWeekly.labels).toMatchObject({ eventPhoto: 'Event Photo', breweryId: 'Brewery' });
  expect(fullWeekly.parse(values)).toMatchObject({
    data: { day: 'Tuesday', breweryId: 'lampwick' },
  });
  expect(fullWeekly.parse({ ...values, breweryId: '' })).not.toHaveProperty('data.breweryId');
  expect(fullWeekly.basis(event).seen).toMatchObject({ day: 'Tuesday', breweryId: 'lampwick' });
});

test('a new event may have no address, which is then the one of its brewery; an edited one has some', () => {
  const stored = ownWeekly.values(event);
  const empty = { ...stored, address: '' };
  expect(ownWeekly.parse(empty)).toHaveProperty('data.address', null);
  expect(ownWeekly.parse(empty, stored)).toHaveProperty('error.issues.0.path', ['address']);
});

test('a time that does not exist is refused at its field', () => {
  const time = '25:00';
  expect(ownWeekly.parse({ ...ownWeekly.values(event), time })).toHaveProperty(
    'error.issues.0.path',
    ['time'],
  );
  expect(fullWeekly.parse({ ...fullWeekly.values(event), time })).toHaveProperty(
    'error.issues.0.path',
    ['time'],
  );
});

test('dates that cannot be read are refused, unless the event has them', () => {
  const values = { ...ownWeekly.values(event), notOn: '12/24/2026' };
  expect(ownWeekly.parse(values)).toHaveProperty('error.issues.0.path', ['notOn']);
  expect(ownWeekly.parse(values, values).success).toBe(true);
  const days = { ...fullWeekly.values(event), notOn: 'Dec 24 & 31, 2026' };
  expect(fullWeekly.parse(days)).toHaveProperty('data.notOn', 'Dec 24 & 31, 2026');
});
