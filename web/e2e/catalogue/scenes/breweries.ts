import { pictureArrived, sendPicture } from '../pictures.ts';
import {
  all,
  at,
  cut,
  goOffline,
  goOnline,
  hold,
  pretend,
  refuse,
  restore,
  type Scene,
  type Scenes,
  signedInAs,
  tap,
} from '../scene.ts';

/** A response that arrives after the connection is gone would count as a connection. */
const waitForAll: Scene = async ({ page }) => {
  await page.getByRole('article').first().waitFor();
  await page.getByText(/trails? to walk$/).waitFor();
};

/** The map around a place; `at` has its latitude, longitude and zoom. */
const map = (place: string) => at(`/breweries?view=map&at=${place}`);

/** Movements of the map read from the server what is in sight, and the cards their facts. */
const inSight: Scene = async ({ page }) => {
  await page.getByText(/breweries in sight/).waitFor();
  const cards = page.getByRole('list', { name: 'Breweries in sight' }).getByRole('article');
  await cards
    .first()
    .getByText(/ (mi|min walk) · /)
    .waitFor();
};

/** Nearby Breweries, and its banner for administrators. */
export const breweries: Scenes = {
  full: at('/breweries'),
  'nothing found': at('/breweries?q=zzzzzz'),
  filtered: at('/breweries?notVisited=true'),
  'nothing left by the filters': at('/breweries?favorites=true&dogs=true&q=zzzzzz'),
  failing: all(refuse('breweries.list'), at('/breweries')),
  offline: all(restore, at('/breweries'), waitForAll, goOffline),
  'offline, filtered': ({ page }) => page.getByText('Dogs welcome').tap(),
  'offline, never loaded': all(goOnline, cut, at('/breweries')),
  map: all(goOnline, restore, map('35.4676,-97.5164,12')),
  'map, nothing in sight': map('0,-30,12'),
  'map, loading': all(hold('breweries.clusters'), map('35.4676,-97.5164,9')),
  'map, failing': all(refuse('breweries.clusters'), map('0,-30,9')),
  'map, offline': all(restore, map('35.4676,-97.5164,9'), inSight, goOffline),
  'banner dialog': all(
    goOnline,
    restore,
    signedInAs('admin', '/breweries'),
    tap('Edit Breweries Banner'),
  ),
  'banner not sent': all(refuse('file'), sendPicture('Banner Image')),
  'banner refused': all(
    restore,
    sendPicture('Banner Image'),
    pictureArrived('Banner Image'),
    refuse('admin.settings.setBreweriesBanner'),
    tap('Save'),
  ),
  'banner saved': all(
    pretend('admin.settings.setBreweriesBanner', '/api/global-settings'),
    tap('Save'),
  ),
};
