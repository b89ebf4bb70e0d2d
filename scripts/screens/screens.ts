/**
 * Takes the pictures of `docs/screens` from a running demo, at 390 x 844:
 * `node scripts/screens/screens.ts http://localhost:3000`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { thisMachine } from '../browser/machine.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../../docs/screens');

const screens: readonly (readonly [name: string, path: string])[] = [
  ['profile', '/'],
  ['breweries', '/breweries'],
  ['brewery', '/brewery/{nearest}'],
  ['podcast', '/podcast'],
  ['events', '/events'],
  ['special-event', '/special-event/{event}'],
  ['weekly-events', '/weekly-events/friday'],
  ['leaderboard', '/leaderboard'],
  ['beer-finder', '/beer-finder'],
  ['beer-dog', '/beer-dog'],
  ['owner', '/brewery-owner-dashboard'],
  ['tap-list', '/brewery/{nearest}/beers'],
  ['pin', '/brewery/{nearest}/location'],
];

const administration: readonly (readonly [name: string, path: string])[] = [
  ['admin-claims', '/admin/claims'],
  ['admin-people', '/admin/people'],
  ['admin-breweries', '/admin/breweries'],
  ['admin-history', '/admin/history'],
];

const executablePath = findBrowser(thisMachine());
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
await mkdir(folder, { recursive: true });
await takeAll(browser);
await browser.close();

async function takeAll(browser: Browser): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    geolocation: { latitude: 35.4676, longitude: -97.5164 },
    permissions: ['geolocation'],
  });
  const page = await context.newPage();
  await page.goto(`${origin}/welcome`);
  await take(page, 'welcome');
  await signIn(page, 'owner@example.com');
  const places = await findPlaces(page);
  for (const [name, path] of screens) {
    const address = path.replace(/\{(\w+)\}/, (_, key: keyof typeof places) => places[key]);
    await page.goto(origin + address);
    await take(page, name);
  }
  await signIn(page, 'admin@example.com');
  for (const [name, path] of administration) {
    await page.goto(origin + path);
    await take(page, name);
  }
}

/** Signs one of the demo's people in. */
async function signIn(page: Page, email: string): Promise<void> {
  const post = async (path: string, data: object) =>
    await (await page.request.post(origin + path, { data })).json();
  const { developmentCode: code } = await post('/api/auth/send-code', { email });
  const { user } = await post('/api/auth/verify-code', { email, code });
  const stored = JSON.stringify(JSON.stringify(user));
  await page.evaluate(`localStorage.setItem('user', ${stored})`);
}

/** @returns ids to look at */
async function findPlaces(page: Page): Promise<{ nearest: string; event: string }> {
  const get = async (path: string) => await (await page.request.get(origin + path)).json();
  const [nearest] = await get('/api/breweries?lat=35.4676&lng=-97.5164&limit=1');
  const events = await get('/api/special-events');
  return { nearest: nearest.id, event: events.at(-1).id };
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  if (name === 'profile') await leaveLocationDialog(page);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  console.log(name);
}

async function leaveLocationDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.waitFor({ state: 'detached' });
}
