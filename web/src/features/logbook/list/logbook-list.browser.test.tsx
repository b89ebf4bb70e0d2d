import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import type { ImportedVisit } from '@hoptrail/contracts/personal-data/personal-data';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { LogbookList } from './logbook-list.tsx';

const DAY_MS = 86_400_000;

/** A logbook of a check-in a day, newest first. */
function longLogbook(length: number): LogbookEntry[] {
  return Array.from({ length }, (_, at) => {
    const createdAt = new Date(Date.UTC(2026, 4, 1) - at * DAY_MS).toISOString();
    return {
      id: `checkin-${at}`,
      breweryId: `brewery-${at % 50}`,
      breweryName: `Brewery ${at}`,
      city: 'Norman',
      state: 'Oklahoma',
      logo: null,
      image: null,
      isClosed: false,
      createdAt,
      timeZone: 'America/Chicago',
      visitedOn: createdAt.slice(0, 10),
      localTime: '20:15',
      notes:
        at % 3 === 0 ? 'A note of a line or two that makes this row higher than others.' : null,
      photos: [],
      beers: [],
      verifiedBy: 'position',
      onlyForMe: false,
      isFirstVisit: at % 10 === 0,
    };
  });
}

test('of 5,000 check-ins only those near the window are in the document', async () => {
  const onEnd = vi.fn();
  await show(
    <LogbookList items={longLogbook(5000)} isBehind={false} onEnd={onEnd} onEdit={() => {}} />,
  );
  await expect.element(page.getByRole('heading', { name: 'May 2026' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Brewery 0', exact: true })).toBeVisible();
  expect(page.getByRole('article').elements().length).toBeLessThan(40);
  expect(onEnd).not.toHaveBeenCalled();

  window.scrollTo(0, document.body.scrollHeight / 2);
  await expect.element(page.getByRole('heading', { name: /20(18|19|20)$/ }).first()).toBeVisible();
  await expect.element(page.getByText('Brewery 0', { exact: true })).not.toBeInTheDocument();
  expect(page.getByRole('article').elements().length).toBeLessThan(40);

  await expect
    .poll(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return page.getByText('Brewery 4999').elements().length;
    })
    .toBe(1);
  expect(onEnd).toHaveBeenCalled();
});

test('the pencil of a check-in edits it, and its name leads to the brewery', async () => {
  const onEdit = vi.fn();
  const entries = longLogbook(3);
  await show(<LogbookList items={entries} isBehind={false} onEnd={undefined} onEdit={onEdit} />);
  await page.getByRole('button', { name: 'Edit check-in at Brewery 1 on Thu, Apr 30' }).click();
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(entries[1]);
  await expect
    .element(page.getByRole('link', { name: 'Brewery 1' }))
    .toHaveAttribute('href', expect.stringContaining('/brewery/brewery-1'));
});

test('the pictures of a check-in open over the whole screen, at the one that was tapped', async () => {
  const [entry] = longLogbook(1);
  if (!entry) throw new Error('There is a check-in.');
  const photos = ['/art/photos/harvest.svg', '/art/portraits/1.svg'];
  await show(
    <LogbookList
      items={[{ ...entry, photos }]}
      isBehind={false}
      onEnd={undefined}
      onEdit={() => {}}
    />,
  );
  await page.getByRole('button', { name: 'Brewery 0, 2 of 2' }).click();
  const pictures = page.getByRole('dialog', { name: 'Pictures of Brewery 0' });
  await expect.element(pictures.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect.element(pictures.getByRole('img', { name: 'Brewery 0, 2 of 2' })).toBeInViewport();
  await userEvent.keyboard('{Escape}');
  await expect.element(pictures).not.toBeInTheDocument();
});

test('an imported visit is marked as not verified', async () => {
  const visit: ImportedVisit = {
    ...{ id: 'visit', source: 'untappd', breweryId: null, name: 'Kiez Bar', city: 'Berlin' },
    ...{ state: null, country: 'Germany', logo: null, image: null, notes: 'Rain.' },
    ...{ visitedAt: '2024-02-01T20:12:00.000Z', visitedOn: '2024-02-01' },
    beers: [{ name: 'Export', brewery: null, style: null, abv: null, rating: '4.1', notes: null }],
  };
  const items = [...longLogbook(1), visit];
  await show(<LogbookList items={items} isBehind={false} onEnd={undefined} onEdit={() => {}} />);
  const row = page.getByRole('article').filter({ hasText: 'Kiez Bar' });
  for (const text of ['From Untappd', 'Not verified', 'Thu, Feb 1', 'Rain.']) {
    await expect.element(row.getByText(text)).toBeVisible();
  }
  await expect.element(row.getByRole('listitem')).toHaveTextContent('ExportRated 4.1');
  await expect.element(page.getByRole('heading', { name: 'February 2024' })).toBeVisible();
});
