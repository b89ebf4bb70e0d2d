import { expect } from '@playwright/test';
import { checkinSheet, putAwayCheckinSheet } from '../../support/checkin-sheet.ts';
import { aFewStreetsAway, forbidLocation, lampwick, standAt } from '../../support/location.ts';
import {
  all,
  at,
  change,
  cut,
  fill,
  goOffline,
  goOnline,
  hold,
  openPage,
  refuse,
  replacePage,
  restore,
  type Scene,
  type Scenes,
  type Stage,
  tap,
} from '../scene.ts';

const openLampwick: Scene = async (stage) => {
  const response = await stage.page.request.get('/api/breweries?q=Lampwick');
  const [found] = await response.json();
  await openPage(stage, `/brewery/${found.id}`);
};

const here: Scene = async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await page.getByText('You are here').first().waitFor();
};

const checkIn = tap('Check In');

/**
 * Opens a brewery's page in a browser that answers position requests with this error, or that has
 * no geolocation.
 */
const openWithout =
  (code: number | undefined): Scene =>
  async (stage: Stage) => {
    const page = await replacePage(stage);
    await page.addInitScript((errorCode) => {
      if (errorCode === undefined) Reflect.deleteProperty(Navigator.prototype, 'geolocation');
      else {
        const kinds = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
        const error = { code: errorCode, message: '', ...kinds };
        navigator.geolocation.watchPosition = (_found, onError) => {
          onError?.(error);
          return 1;
        };
      }
    }, code);
    await openLampwick(stage);
  };

/** A brewery's page, and the check-in. */
export const brewery: Scenes = {
  full: openLampwick,
  bare: all(
    change('breweries.byId', (one: object) => ({ ...one, hours: null, openingHours: null })),
    openLampwick,
  ),
  'events not loaded': all(restore, refuse('events.ofBrewery'), openLampwick),
  missing: all(restore, at('/brewery/none-like-it')),
  'no location': all(({ context }) => forbidLocation(context), openLampwick, checkIn),
  'location granted': all(
    ({ context }) => standAt(context, aFewStreetsAway),
    tap('Enable Location Access'),
  ),
  'far away': checkIn,
  'checking in': all(here, hold('checkins.create'), checkIn),
  'check-in failed': all(
    restore,
    refuse('checkins.create', undefined, 400),
    openLampwick,
    here,
    checkIn,
  ),
  cooldown: all(
    refuse(
      'checkins.create',
      'Check-in cooldown active. Please wait 5h 12m before checking in again at this brewery.',
      429,
      'checkin.cooldown',
    ),
    checkIn,
  ),
  'cooldown without a time': all(
    refuse('checkins.create', 'Check-in cooldown active', 429),
    checkIn,
  ),
  // Until the sheet is there, a celebration runs.
  'checked in': all(restore, checkIn, async ({ page }) => {
    const toast = await page.getByText('Check-in successful!').textContent();
    await checkinSheet(page).waitFor();
    return toast;
  }),
  sheet: ({ page }) => checkinSheet(page).waitFor(),
  'note refused': all(
    refuse('checkins.update', 'This check-in no longer exists.', 404, 'checkin.notFound'),
    fill({ Note: 'Porter' }),
    ({ page }) => page.getByText('Not saved:').waitFor(),
  ),
  'note waiting': all(restore, cut, fill({ Note: 'Porter, twice' }), ({ page }) =>
    page.getByText('Waiting for signal').waitFor(),
  ),
  'note saved': all(restore, goOffline, goOnline, ({ page }) =>
    checkinSheet(page).getByText('Saved', { exact: true }).waitFor(),
  ),
  'tapped again': async ({ page }) => {
    await putAwayCheckinSheet(page);
    // `force`: Playwright otherwise waits until a button is not `aria-disabled`.
    await page.getByRole('button', { name: 'Check In Again Tomorrow' }).tap({ force: true });
    await expect(page.getByText(/^Please wait/)).toBeVisible();
  },
  favorite: tap(`Favorite ${lampwick.name}`),
  offline: goOffline,
  'offline, never loaded': all(goOnline, cut, openLampwick),
  'browser without geolocation': all(restore, openWithout(undefined)),
  'position unavailable': openWithout(2),
  'position late': openWithout(3),
  'position failing': openWithout(0),
};
