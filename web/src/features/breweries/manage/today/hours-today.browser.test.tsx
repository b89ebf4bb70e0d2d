import type { HoursException } from '@hoptrail/contracts/hours/types';
import { toDay } from '@hoptrail/contracts/lib/zone-clock';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../../../data/trpc.ts';
import { signIn } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import { dayAt } from '../../hours/week.ts';
import HoursTodaySheet from './hours-today-sheet.tsx';

const client = createClient();
const place = { address: '1 Main St', city: 'Norman', state: 'Oklahoma', zipCode: '73069' };
const noon = { opens: '00:00', closes: '00:00' };
const ZONE = 'America/Chicago';

const choice = (name: RegExp) => page.getByRole('radio', { name });
/** Taps the label of a choice, which lies over its hidden radio button. */
const choose = (name: RegExp) => choice(name).click({ force: true });
const save = () => page.getByRole('button', { name: 'Save for Today' }).click();
const note = (text: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(text);

let admin: Awaited<ReturnType<typeof signIn>>;
let id: string;
const stored = () => client.breweries.byId.query({ id });
const today = () => toDay(dayAt(new Date(), ZONE));
const only = (day: string, ...spans: HoursException['spans']) => ({ from: day, to: day, spans });
const setDays = (hoursExceptions: HoursException[]) =>
  client.breweries.update.mutate({ id, hoursExceptions });
const christmas = only('2037-12-25');

beforeEach(async () => {
  admin = await signIn('admin@example.com');
  const name = `Clockwork ${crypto.randomUUID().slice(0, 8)}`;
  ({ id } = await client.admin.breweries.create.mutate({ name, ...place }));
  const openingHours = { days: Array.from({ length: 7 }, () => [noon]) };
  await client.breweries.update.mutate({ id, openingHours, ownTimeZone: ZONE });
});

async function open() {
  await show(<HoursTodaySheet brewery={await stored()} onClose={() => {}} />, admin);
  await expect.element(choice(/^As usual/)).toBeVisible();
}

test('a special day that another phone added meanwhile stays', async () => {
  await open();
  await setDays([christmas]);
  await choose(/^Closed/);
  await save();
  await expect.element(note('Hours for today saved')).toBeVisible();
  expect((await stored()).hoursExceptions).toEqual([only(today()), christmas]);
});

test('the same evening changed on another phone is a conflict', async () => {
  await open();
  await choose(/^Closed/);
  await setDays([only(today(), { opens: '12:00', closes: '20:00' })]);
  await save();
  const conflict = page.getByRole('region', { name: 'Somebody else saved changes meanwhile' });
  await expect.element(conflict).toHaveFocus();
  await expect.element(conflict).toMatchTextContent(/is now\s*noon – 8\s*pm/);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await save();
  await expect.element(note('Hours for today saved')).toBeVisible();
  expect((await stored()).hoursExceptions).toEqual([only(today())]);
});

test('a missing time is refused with a sentence, and the usual hours come back', async () => {
  await setDays([only(today(), { opens: '12:00', closes: '20:00' }), christmas]);
  await open();
  await expect.element(choice(/^Open until/)).toBeChecked();
  await page.getByLabelText('Today closes').fill('');
  await save();
  await expect.element(page.getByText(/Please enter a time from 00:00 to 23:59/)).toBeVisible();
  await choose(/^As usual/);
  await save();
  await expect.element(note('Hours for today saved')).toBeVisible();
  expect((await stored()).hoursExceptions).toEqual([christmas]);
});

test('a brewery whose hours are words only sets times first', async () => {
  await client.breweries.update.mutate({ id, openingHours: null, hours: 'When the lamp is lit' });
  await show(<HoursTodaySheet brewery={await stored()} onClose={() => {}} />, admin);
  await expect.element(page.getByRole('button', { name: 'Set the Times' })).toBeVisible();
});
