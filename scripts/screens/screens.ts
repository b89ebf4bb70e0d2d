/**
 * Takes the pictures of `docs/screens` from a running demo, at 390 x 844:
 * `node scripts/screens/screens.ts http://localhost:3000`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { leaveLocationDialog, openPhone, signIn } from './phone.ts';

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

await mkdir(folder, { recursive: true });
const phone = await openPhone();
await takeAll(phone.context);
await phone.close();

async function takeAll(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/welcome`);
  await take(page, 'welcome');
  await signIn(page, origin, 'owner@example.com');
  const places = await findPlaces(page);
  for (const [name, path] of screens) {
    const address = path.replace(/\{(\w+)\}/, (_, key: keyof typeof places) => places[key]);
    await page.goto(origin + address);
    await take(page, name);
  }
  await signIn(page, origin, 'admin@example.com');
  for (const [name, path] of administration) {
    await page.goto(origin + path);
    await take(page, name);
  }
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
