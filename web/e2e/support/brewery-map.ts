import { expect, type Locator, type Page } from '@playwright/test';
import { appOf } from './screen.ts';

/** Returns what the map of the breweries has. */
export function mapOf(page: Page) {
  const map = appOf(page).getByRole('region', { name: 'Map of the breweries' });
  return {
    map,
    status: map.getByRole('status'),
    cards: map.getByRole('list', { name: 'Breweries in sight' }).getByRole('article'),
    chips: map.getByRole('list', { name: 'Where there are more' }).getByRole('button'),
  };
}

/**
 * Opens the map and waits for what is in sight.
 * @param place latitude, longitude and zoom, such as `35.4,-97.5,12`
 */
export async function openMap(page: Page, place: string) {
  await page.goto(`/breweries?view=map&at=${place}`);
  const shown = mapOf(page);
  await expect(shown.status).toHaveText(/in sight/);
  return shown;
}

/** Returns the middle of what nothing lies over: the buttons end at the lower edge of it. */
export async function middleOf(map: Locator) {
  const frame = await map.boundingBox();
  const zoomOut = await map.getByRole('button', { name: 'Zoom out' }).boundingBox();
  if (!frame || !zoomOut) throw new Error('The map has no frame or no buttons.');
  const bottom = zoomOut.y + zoomOut.height + 8;
  return { x: frame.x + frame.width / 2, y: (frame.y + bottom) / 2 };
}
