import { beerFields } from '@hoptrail/contracts/beers/beer-fields';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../data/trpc.ts';
import { fieldsNotShown, samplesOf } from '../../testing/fields.ts';
import { signIn } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import OnTap from './on-tap/on-tap.tsx';
import { goesOnText } from './shared/goes-on.ts';

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
    priceFourth: '4.56',
    priceFifth: '5.67',
  });
  const marks = {
    isLastKeg: 'Last keg',
    isNonAlcoholic: 'Non-alcoholic',
    isGlutenFree: 'Gluten-free',
  };
  const { section, ...coming } = samples;
  const poured = { ...samples, beerName: 'Poured Sample', availability: 'available' as const };
  const { goesOnAt: _, ...now } = poured;
  const { id } = await client.beers.create.mutate({ ...samples, breweryId });
  const { id: other } = await client.beers.create.mutate({ ...now, breweryId });

  await show(<OnTap breweryId={breweryId} canEdit={false} menu={{}} />, admin);
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect.element(page.getByRole('heading', { name: samples.beerName })).toBeVisible();
  const goesOnAt = goesOnText(samples.goesOnAt ?? '', undefined);
  expect(fieldsNotShown(coming, { ...marks, availability: 'Coming soon', goesOnAt })).toEqual([]);
  expect(section).toBe('flights');
  expect(fieldsNotShown(now, { ...marks, availability: 'On tap', section: 'Flights' })).toEqual([]);
  await client.beers.delete.mutate({ id });
  await client.beers.delete.mutate({ id: other });
});
