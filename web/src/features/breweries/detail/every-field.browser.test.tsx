import { breweryFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../../data/trpc.ts';
import { fieldsNotShown, samplesOf } from '../../../testing/fields.ts';
import { signIn } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { BreweryScreen } from './brewery-screen.tsx';

const client = createClient();

test('the page of a brewery shows every field that its form has', async () => {
  const admin = await signIn('admin@example.com');
  const place = {
    address: crypto.randomUUID(),
    city: 'Norman',
    state: 'Oklahoma',
    zipCode: '73069',
  };
  const { id } = await client.admin.breweries.create.mutate({ name: 'Nameless', ...place });
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const holiday = { from: soon, to: soon, spans: [], note: 'Barrel cleaning' };
  const closure = { from: soon, until: soon, reason: 'Floor repairs', allowsCheckins: false };
  const days = { bannerFrom: '2026-01-01', bannerUntil: soon };
  const samples = samplesOf(breweryFields, { hoursExceptions: [holiday], closure, ...days });
  await client.breweries.update.mutate({ id, ...samples });

  await show(<BreweryScreen id={id} slots={() => ({})} />, admin);
  await expect.element(page.getByRole('heading', { name: samples.name })).toBeVisible();
  const shown = {
    openingHours: '5:30\u00a0pm – 1\u00a0am',
    hoursExceptions: holiday.note,
    hasOwnHours: String(samples.hours),
    kitchenHours: 'Kitchen',
    happyHours: 'Happy hour',
    closure: closure.reason,
    // The picture is shown on the days of the banner only.
    bannerFrom: String(samples.bannerImage),
    bannerUntil: String(samples.bannerImage),
    ownTimeZone: 'Times are in New Zealand Time.',
    offers: 'Parking',
  };
  const missing = () => fieldsNotShown(samples, shown);
  await expect.poll(missing, { message: 'the page has to show these fields' }).toEqual([]);
});
