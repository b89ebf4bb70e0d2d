import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../../../data/trpc.ts';
import { today } from '../../../../lib/text/dates.ts';
import { signIn } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import BreweryForm from '../brewery-form.tsx';
import HoursForm from '../hours-form.tsx';

const client = createClient();
const place = { address: '1 Main St', city: 'Norman', state: 'Oklahoma', zipCode: '73069' };
const evening = { opens: '16:00', closes: '22:00' };
const weekOf = (...open: number[]) => ({
  days: [0, 1, 2, 3, 4, 5, 6].map((day) => (open.includes(day) ? [evening] : [])),
});

/** Returns the day so many days ago, `YYYY-MM-DD`. */
const dayAgo = (days: number) => today(new Date(Date.now() - days * 86_400_000));

const group = (name: string) => page.getByRole('group', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const hoursText = page.getByLabelText('Hours', { exact: true });
const preview = page.getByRole('region', { name: 'Preview' });

let admin: Awaited<ReturnType<typeof signIn>>;
let id: string;
const stored = () => client.breweries.byId.query({ id });

beforeEach(async () => {
  admin = await signIn('admin@example.com');
  const name = `Clockwork ${crypto.randomUUID().slice(0, 8)}`;
  ({ id } = await client.admin.breweries.create.mutate({ name, ...place }));
});

async function open(
  changes: Omit<Parameters<typeof client.breweries.update.mutate>[0], 'id'> = {},
) {
  if (Object.keys(changes).length > 0) await client.breweries.update.mutate({ id, ...changes });
  const nothing = () => {};
  const texts = { saved: 'Saved', failed: 'Failed', onSaved: nothing, onCancel: nothing };
  await show(<BreweryForm brewery={await stored()} {...texts} />, admin);
  await page.getByRole('heading', { name: 'Hours & Policies' }).click();
}

async function save() {
  await button('Save Changes').click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  return await stored();
}

test('times come from the words that can be read, and are written as words', async () => {
  await open();
  await hoursText.fill('Tue-Fri 4-10 PM');
  await button('Set Times for Each Day').click();
  await expect.element(page.getByLabelText('Friday closes')).toHaveValue('22:00');
  await expect.element(hoursText).toHaveValue('Mon closed\nTue-Fri 4 pm - 10 pm\nSat-Sun closed');
  await page.getByLabelText('Friday closes').fill('00:00');
  await expect.element(preview).toMatchTextContent(/Friday\s*4 pm – midnight/);
  const { openingHours, hasOwnHours, hours } = await save();
  expect(openingHours?.days[4]).toEqual([{ opens: '16:00', closes: '00:00' }]);
  expect({ hasOwnHours, hours }).toEqual({
    hasOwnHours: false,
    hours: 'Mon closed\nTue-Thu 4 pm - 10 pm\nFri 4 pm - midnight\nSat-Sun closed',
  });
});

test('the form says that words are not understood as times', async () => {
  await open();
  const unread = page.getByText(/not understood as times/);
  await hoursText.fill('We off');
  await expect.element(unread).toBeVisible();
  await hoursText.fill('We 16:00-22:00');
  await expect.element(unread).not.toBeInTheDocument();
});

test('words that say more than times stay, and can be written from the times again', async () => {
  await open({ hours: 'When the lamp is lit' });
  await button('Set Times for Each Day').click();
  await expect.element(hoursText).toHaveValue('When the lamp is lit');
  await expect.element(preview).toMatchTextContent('When the lamp is lit');
  await button('Write Them from the Times Again').click();
  await expect.element(hoursText).toHaveValue('Daily closed');
  await hoursText.fill('Ask for the lamp');
  const saved = await save();
  expect(saved).toMatchObject({ hasOwnHours: true, hours: 'Ask for the lamp' });
});

test('a day is copied to others, which can be undone, and the times can be removed', async () => {
  await open({ openingHours: weekOf(1, 5) });
  const copy = async (day: string, choice: string) => {
    await button(`Copy the times of ${day}`).click();
    await page.getByRole('menuitem', { name: choice }).click();
  };
  await copy('Tuesday', 'Copy to Monday to Friday');
  await expect.element(page.getByText(/Copied to 4 days\./)).toBeVisible();
  await expect.element(page.getByLabelText('Friday opens')).toHaveValue('16:00');
  await expect.element(page.getByLabelText('Sunday opens')).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(page.getByLabelText('Friday opens')).not.toBeInTheDocument();
  await copy('Tuesday', 'Copy to the Days Below');
  await expect.element(page.getByLabelText('Sunday opens')).toHaveValue('16:00');
  await button('Undo').click();
  await expect.element(page.getByLabelText('Sunday opens')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Saturday opens')).toHaveValue('16:00');
  await button('Remove the Times').click();
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(hoursText).toHaveValue('');
  expect(await save()).toMatchObject({ openingHours: null, hasOwnHours: false, hours: null });
});

test('without words a week of closed days is the start, and is written as words', async () => {
  await open();
  await button('Set Times for Each Day').click();
  await expect.element(hoursText).toHaveValue('Daily closed');
});

test('special days have a last day from the first on', async () => {
  await open({ openingHours: weekOf(1) });
  const special = group('Special Days');
  await button('Add a Special Day').click();
  await expect.element(special.getByLabelText('First day')).toHaveFocus();
  await special.getByLabelText('First day').fill('2031-12-24');
  await expect.element(special.getByLabelText('Last day')).toHaveValue('2031-12-24');
  await special.getByLabelText('Last day').fill('2031-12-26');
  await special.getByRole('button', { name: /^Add a time on/ }).click();
  await special.getByLabelText('Reason').fill('Christmas');
  await button('Add a Special Day').click();
  await special
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect.element(button('Add a Special Day')).toHaveFocus();
  const { hoursExceptions } = await save();
  const dates = { from: '2031-12-24', to: '2031-12-26' };
  expect(hoursExceptions).toEqual([{ ...dates, spans: [evening], note: 'Christmas' }]);
});

test('special days that are past fold away, and can be changed there', async () => {
  const past = { from: dayAgo(30), to: dayAgo(29), spans: [], note: 'Brew day' };
  const soon = { from: dayAgo(-30), to: dayAgo(-31), spans: [], note: 'Christmas' };
  await open({ openingHours: weekOf(1), hoursExceptions: [past, soon] });
  const special = group('Special Days');
  const reasons = special.getByLabelText('Reason');
  await expect.element(reasons.last()).toHaveValue('Christmas');
  await expect.element(reasons.first()).not.toBeVisible();
  await special.getByText('Past special days (1)').click();
  await expect.element(reasons.first()).toHaveValue('Brew day');
  await special.getByLabelText('First day').first().fill('2031-05-01');
  await expect.element(special.getByLabelText('First day').first()).toHaveFocus();
  const moved = { from: '2031-05-01', to: '2031-05-01', spans: [], note: 'Brew day' };
  expect((await save()).hoursExceptions).toEqual([soon, moved]);
});

test('the limit of special days is said', async () => {
  const days = Array.from({ length: 40 }, (_, at) => dayAgo(-1 - at));
  const hoursExceptions = days.map((day) => ({ from: day, to: day, spans: [] }));
  await open({ openingHours: weekOf(1), hoursExceptions });
  const add = button('Add a Special Day');
  await expect
    .element(add)
    .toHaveAccessibleDescription(
      'There are at most 40 special days and seasons. Remove one to add another.',
    );
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await button(/^Remove/)
    .last()
    .click();
  await expect.element(add).toHaveAttribute('aria-disabled', 'false');
});

test('the form of the staff has the hours only', async () => {
  await client.breweries.update.mutate({ id, openingHours: weekOf(1) });
  const nothing = () => {};
  await show(<HoursForm brewery={await stored()} onSaved={nothing} onCancel={nothing} />, admin);
  await page.getByLabelText('Tuesday closes').fill('23:00');
  await expect.element(group('Time Zone')).not.toBeInTheDocument();
  await expect.element(group('What You Offer')).not.toBeInTheDocument();
  await button('Save Hours').click();
  await expect.element(page.getByText('Hours saved', { exact: true })).toBeVisible();
  expect((await stored()).hours).toBe('Mon closed\nTue 4 pm - 11 pm\nWed-Sun closed');
});

test('a person chooses between their week and that of somebody else', async () => {
  await open({ openingHours: weekOf(1) });
  await page.getByLabelText('Tuesday closes').fill('23:00');
  await client.breweries.update.mutate({ id, openingHours: weekOf(1, 2), offers: ['dogs'] });
  await button('Save Changes').click();
  const changes = page.getByRole('region', { name: 'Somebody else saved changes meanwhile' });
  const choice = changes.getByRole('group', { name: 'Opening Hours' });
  await expect.element(choice).toMatchTextContent(/is now.*Tue-Wed 4 pm - 10 pm.*you typed.*11 pm/);
  await expect
    .element(changes.getByRole('group', { name: 'What You Offer' }))
    .toMatchTextContent(/was\s*empty\s*is now\s*Dogs welcome/);
  await expect.element(changes.getByRole('group', { name: 'Hours' })).not.toBeInTheDocument();
  await choice.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(page.getByLabelText('Wednesday closes')).toHaveValue('22:00');
  const saved = await save();
  expect(saved).toMatchObject({ openingHours: weekOf(1, 2), offers: ['dogs'] });
});

test('the time zone is chosen by hand, or is that of the location', async () => {
  await open();
  const zone = group('Time Zone');
  await expect.element(zone).toMatchTextContent('It is found once the brewery has a location.');
  await button('Choose Another').click();
  await zone.getByLabelText('Find a time zone').fill('atlantis');
  await expect.element(zone).toMatchTextContent('No time zone has this name.');
  await zone.getByLabelText('Find a time zone').fill('arizona');
  await zone.getByRole('button', { name: /^Phoenix/ }).click();
  await expect.element(zone).toMatchTextContent(/Phoenix, Mountain Standard Time: .* now/);
  await page.getByText('Live music').click();
  await page.getByText('Parking').click();
  await page.getByText('Live music').click();
  const saved = await save();
  expect(saved).toMatchObject({ ownTimeZone: 'America/Phoenix', timeZone: 'America/Phoenix' });
  expect(saved.offers).toEqual(['parking']);
  await button('Use That of the Location').click();
  await expect.element(zone).toMatchTextContent('That of the location');
});

test('the kitchen begins with the hours of the house, and the happy hour with none', async () => {
  await open({ openingHours: weekOf(1, 5) });
  await button('Set Kitchen Hours').click();
  const kitchen = group('Kitchen Hours');
  await kitchen.getByLabelText('Saturday closes').fill('21:00');
  await button('Set a Happy Hour').click();
  const happy = group('Happy Hour');
  await happy.getByRole('button', { name: 'Add a time on Tuesday' }).click();
  await happy.getByLabelText('Tuesday closes').fill('18:00');
  const { kitchenHours, happyHours, hours } = await save();
  const early = [{ ...evening, closes: '21:00' }];
  expect(kitchenHours).toEqual({ days: weekOf(1).days.with(5, early) });
  expect(happyHours).toEqual({ days: weekOf().days.with(1, [{ ...evening, closes: '18:00' }]) });
  expect(hours).toBe('Mon closed\nTue 4 pm - 10 pm\nWed-Fri closed\nSat 4 pm - 10 pm\nSun closed');
});

test('kitchen and happy hours are folded, with their times as the title', async () => {
  await open({ openingHours: weekOf(1), kitchenHours: weekOf(1, 2), happyHours: weekOf(4) });
  const kitchen = group('Kitchen Hours');
  await expect.element(kitchen.getByLabelText('Tuesday closes')).not.toBeVisible();
  await expect.element(group('Happy Hour')).toMatchTextContent('Fri 4 pm - 10 pm');
  await kitchen.getByText('Tue-Wed 4 pm - 10 pm').click();
  await kitchen.getByLabelText('Wednesday closes').fill('21:00');
  await expect.element(kitchen).toMatchTextContent('Tue 4 pm - 10 pm, Wed 4 pm - 9 pm');
});
