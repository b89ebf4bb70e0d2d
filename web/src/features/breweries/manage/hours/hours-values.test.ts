import { hoursFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { expect, test } from 'vitest';
import { entityForm } from '../../../../components/form/entity/entity-form.ts';
import { today } from '../../../../lib/text/dates.ts';
import { listText, readExceptions, readWeek, withOwnText } from './hours-values.ts';

const form = withOwnText(entityForm(hoursFields));
const evening = [{ opens: '16:00', closes: '22:00' }];
const openingHours = { days: [[], [], evening, evening, evening, evening, []] };
const stored = {
  openingHours,
  hoursExceptions: [],
  hasOwnHours: false,
  hours: 'Wed-Sat 4 pm - 10 pm',
  kitchenHours: null,
  happyHours: null,
};

test('words written from the week are not in the form and not sent', () => {
  const values = form.values(stored);
  expect(values.hours).toBe('');
  expect(form.basis(stored).values(stored).hours).toBe('');
  expect(form.sent(values)).toEqual({ ...stored, hours: undefined });
});

test('own words are sent, and are written from the week again when they are empty', () => {
  const own = { ...stored, hasOwnHours: true, hours: 'When the lamp is lit' };
  expect(form.sent(form.values(own))).toEqual(own);
  const emptied = { ...form.values(own), hours: ' ' };
  expect(form.sent(emptied)).toEqual({ ...own, hasOwnHours: false, hours: undefined });
});

test('words that a person types stay when somebody else adds a week', () => {
  const merged = { ...form.values(stored), hours: 'When the lamp is lit' };
  expect(form.sent(merged)).toMatchObject({ hasOwnHours: true, hours: 'When the lamp is lit' });
});

test('without a week there are only words', () => {
  const textOnly = { ...stored, openingHours: null, hours: 'Call us' };
  expect(form.values(textOnly).hours).toBe('Call us');
  expect(form.sent(form.values(textOnly))).toEqual(textOnly);
});

test('values of another shape have no week and no special days', () => {
  expect(readWeek('{"days":[[]]}')).toBeUndefined();
  expect(readWeek('no json')).toBeUndefined();
  expect(readWeek(form.values(stored).openingHours)).toEqual(openingHours);
  const day = { from: '2026-12-24', to: '2026-12-24', spans: [] };
  expect(readExceptions(listText([day, { from: 1 }, 'x']))).toEqual([day]);
  expect(readExceptions('')).toEqual([]);
});

test('special days that ended more than a year ago are not in the form', () => {
  const at = (days: number) => today(new Date(Date.now() - days * 86_400_000));
  const day = (days: number) => ({ from: at(days + 3), to: at(days), spans: [] });
  const values = form.values({ ...stored, hoursExceptions: [day(370), day(360), day(-10)] });
  expect(readExceptions(values.hoursExceptions)).toEqual([day(360), day(-10)]);
});
