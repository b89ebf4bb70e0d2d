import type { Audience } from '@hoptrail/screens/screen';
import type { CDPSession, Page } from '@playwright/test';

/** Something that a person does on a screen. */
export interface Movement {
  name: string;
  audience: Audience;
  /** The screen's path for the brewery with many beers. */
  path: (brewery: string) => string;
  move: (page: Page, client: CDPSession) => Promise<void>;
}

const TYPING_MS = 80;
/** A sheet and a list take this long to come to rest. */
const REST_MS = 700;

/** What people do most, on the fullest screens. */
export const movements: readonly Movement[] = [
  { name: 'Nearby: scroll', audience: 'fan', path: () => '/breweries', move: scroll },
  {
    name: 'Nearby: type a search',
    audience: 'fan',
    path: () => '/breweries',
    move: async (page) => await type(page, 'textbox', 'brewing co'),
  },
  {
    name: 'Nearby: filter by Open now, twice',
    audience: 'fan',
    path: () => '/breweries',
    move: async (page) => {
      await page.getByText('Open now', { exact: true }).first().tap();
      await page.waitForTimeout(REST_MS);
      await page.getByText('Open now', { exact: true }).first().tap();
    },
  },
  { name: 'Logbook: scroll', audience: 'fan', path: () => '/logbook', move: scroll },
  {
    name: 'Logbook: type a search',
    audience: 'fan',
    path: () => '/logbook',
    move: async (page) => await type(page, 'textbox', 'lampwick'),
  },
  {
    name: 'Logbook: open a sheet and close it',
    audience: 'fan',
    path: () => '/logbook',
    move: async (page) => {
      await page
        .getByRole('button', { name: /^Edit check-in/ })
        .first()
        .tap();
      await page.waitForTimeout(REST_MS);
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'Events: tabs there and back',
    audience: 'fan',
    path: () => '/events',
    move: async (page) => {
      await page.getByRole('tab', { name: 'Weekly Events' }).tap();
      await page.waitForTimeout(REST_MS);
      await page.getByRole('tab', { name: 'Special Events' }).tap();
    },
  },
  {
    name: 'Brewery: all 200 beers',
    audience: 'fan',
    path: (id) => `/brewery/${id}`,
    move: showAllBeers,
  },
  {
    name: 'Brewery: had a beer, five stars',
    audience: 'fan',
    path: (id) => `/brewery/${id}`,
    move: async (page) => {
      await page.getByRole('button', { name: /^Had / }).first().tap();
      await page.waitForTimeout(REST_MS);
      const stars = page.getByRole('slider').first();
      for (let star = 0; star < 5; star += 1) await stars.press('ArrowRight');
    },
  },
  {
    name: 'Brewery: scroll',
    audience: 'fan',
    path: (id) => `/brewery/${id}`,
    move: scroll,
  },
  {
    name: 'Tap list of 200: On tap and All',
    audience: 'owner',
    path: (id) => `/brewery/${id}/beers`,
    move: async (page) => {
      const filters = page.getByRole('group', { name: 'Beers to show' });
      await filters.getByRole('button', { name: /^Coming/ }).tap();
      await page.waitForTimeout(REST_MS);
      await filters.getByRole('button', { name: /^All/ }).tap();
    },
  },
  {
    name: 'Tap list of 200: type a search',
    audience: 'owner',
    path: (id) => `/brewery/${id}/beers`,
    move: async (page) => await type(page, 'textbox', 'porter'),
  },
  {
    name: 'Tap list of 200: scroll',
    audience: 'owner',
    path: (id) => `/brewery/${id}/beers`,
    move: scroll,
  },
];

async function scroll(_page: Page, client: CDPSession): Promise<void> {
  await client.send('Input.synthesizeScrollGesture', {
    ...{ x: 195, y: 500, yDistance: -6000, speed: 2000 },
    ...{ gestureSourceType: 'mouse', preventFling: true },
  });
}

async function type(page: Page, role: 'textbox', text: string): Promise<void> {
  await page.getByRole(role).first().pressSequentially(text, { delay: TYPING_MS });
}

async function showAllBeers(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Show all \d+ beers/ }).tap();
}
