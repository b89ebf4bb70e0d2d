import { specialEventFields } from '@hoptrail/contracts/events/special-event-fields';
import { weeklyEventFields } from '@hoptrail/contracts/events/weekly-event-fields';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../data/trpc.ts';
import { fieldsNotShown, labelsNotShown, samplesOf } from '../../testing/fields.ts';
import { signIn } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { HostedSpecialForm } from './manage/special/hosted-special-form.tsx';
import { fullSpecial, hostedSpecial, ownSpecial } from './manage/special/special-event-values.ts';
import OwnSpecialForm, { FullSpecialForm } from './manage/special/special-form.tsx';
import { NewWeeklyForm } from './manage/weekly/new-weekly-form.tsx';
import { fullWeekly, newWeekly, ownWeekly } from './manage/weekly/weekly-event-values.ts';
import OwnWeeklyForm, { FullWeeklyForm } from './manage/weekly/weekly-form.tsx';
import { SpecialEventScreen } from './special/special-event-screen.tsx';
import { WeeklyDayScreen } from './weekly/weekly-day-screen.tsx';

const client = createClient();

test('the page of a special event shows every field', async () => {
  const admin = await signIn('admin@example.com');
  const samples = samplesOf(specialEventFields, {
    date: '2031-07-25',
    repeatsUntil: '2031-12-26',
    notOn: '2031-08-29',
  });
  const { id } = await client.events.special.create.mutate(samples);

  await show(<SpecialEventScreen id={id} />, admin);
  await expect.element(page.getByRole('heading', { name: samples.event })).toBeVisible();
  await expect.element(page.getByText('0 of 251 places taken')).toBeVisible();
  const shown = {
    date: 'July 25, 2031',
    repeats: 'Last Friday of the month',
    repeatsUntil: 'until December 26, 2031',
    notOn: 'not on August 29, 2031',
    taproom: 'Taproom Event',
    rsvpRequired: 'RSVP Required',
  };
  expect(fieldsNotShown(samples, shown)).toEqual([]);
  await client.events.special.delete.mutate({ id });
});

/** What only the owner's form and the API have. */
const NOT_ON_CARDS = ['address', 'instagram', 'twitter', 'facebook'];

test('the card of a weekly event shows every field but those that cards leave out', async () => {
  const admin = await signIn('admin@example.com');
  const samples = samplesOf(weeklyEventFields, { notOn: 'July 4, 2031' });
  const { id } = await client.events.weekly.create.mutate(samples);

  await show(<WeeklyDayScreen day={samples.day} />, admin);
  await expect.element(page.getByRole('heading', { name: samples.title })).toBeVisible();
  expect(fieldsNotShown(samples)).toEqual(NOT_ON_CARDS);
  await client.events.weekly.delete.mutate({ id });
});

const form = { draft: 'new', submit: 'Create', save: async () => {}, onClose: () => {} };
/** Shown once an event repeats. */
const OF_REPETITION = ['Until', 'Not On'];
const nowhere = { brewery: '', breweryId: null };

test.each([
  ['a special event', OF_REPETITION, fullSpecial.labels, <FullSpecialForm key="form" {...form} />],
  [
    'an own special event',
    OF_REPETITION,
    ownSpecial.labels,
    <OwnSpecialForm key="form" {...form} />,
  ],
  [
    'a new special event',
    OF_REPETITION,
    hostedSpecial.labels,
    <HostedSpecialForm key="form" {...form} />,
  ],
  ['a new weekly event', [], newWeekly.labels, <NewWeeklyForm key="form" {...form} />],
  ['a weekly event', [], fullWeekly.labels, <FullWeeklyForm key="form" {...form} of={nowhere} />],
  ['an own weekly event', [], ownWeekly.labels, <OwnWeeklyForm key="form" {...form} />],
])('the form of %s has an input for each field', async (_name, later, labels, node) => {
  await show(node, await signIn('admin@example.com'));
  await expect.element(page.getByRole('button', { name: 'Create' })).toBeVisible();
  expect(labelsNotShown(labels)).toEqual(later);
  const repeats = page.getByLabelText('Repeats');
  if (later.length > 0) await repeats.selectOptions('weekly');
  await expect.poll(() => labelsNotShown(labels)).toEqual([]);
});
