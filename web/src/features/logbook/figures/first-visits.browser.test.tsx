import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { FirstVisits } from './first-visits.tsx';

const firsts = (what: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ name: `${what} ${at}`, visitedOn: '2026-05-01' },
    ...{ state: 'Oklahoma', breweryId: `${at}` },
  }));

test('lists the newest first visits, and all of them when asked', async () => {
  const lists = {
    newStates: firsts('State', 1),
    newTowns: firsts('Town', 14),
    newBreweries: firsts('Brewery', 100),
  };
  await show(<FirstVisits figures={{ states: 1, towns: 14, breweries: 340, ...lists }} />);
  await page.getByText('First visits').click();
  const towns = page.getByRole('region', { name: 'First visits to towns' });
  await expect.element(towns.getByText('Town 11')).toBeVisible();
  await expect.element(towns.getByText('Town 12')).not.toBeInTheDocument();
  await towns.getByRole('button', { name: 'Show all 14 towns' }).click();
  await expect.element(towns.getByText('Town 13')).toBeVisible();
  await expect.element(towns.getByRole('button')).not.toBeInTheDocument();

  const breweries = page.getByRole('region', { name: 'First visits to breweries' });
  await breweries.getByRole('button', { name: 'Show the newest 100 of 340 breweries' }).click();
  await expect.element(breweries.getByText('Brewery 99')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'First visits to states' }).getByRole('button'))
    .not.toBeInTheDocument();
});
