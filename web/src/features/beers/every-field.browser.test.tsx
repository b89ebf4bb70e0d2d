import { beerFields } from '@hoptrail/contracts/beers/beer-fields';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../data/trpc.ts';
import { fieldsNotShown, samplesOf } from '../../testing/fields.ts';
import { signIn } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import OnTap from './on-tap.tsx';

const client = createClient();

test('the tap list of a brewery shows every field of a beer', async () => {
  const admin = await signIn('admin@example.com');
  const [brewery] = await client.breweries.list.query({ q: 'Second Story Ales' });
  const breweryId = brewery?.id ?? '';
  const samples = samplesOf(beerFields, {
    beerStyle: 'Porter',
    availability: 'coming',
    abv: '4.5',
    priceSmall: '1.23',
    priceMedium: '2.34',
    priceLarge: '3.45',
  });
  const { id } = await client.beers.create.mutate({ ...samples, breweryId });

  await show(<OnTap breweryId={breweryId} canEdit={false} />, admin);
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect.element(page.getByRole('heading', { name: samples.beerName })).toBeVisible();
  expect(fieldsNotShown(samples, { availability: 'Coming soon' })).toEqual([]);
  await client.beers.delete.mutate({ id });
});
