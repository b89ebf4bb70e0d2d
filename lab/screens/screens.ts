/**
 * Takes the pictures in `docs/screens` from a running demo, at 390 x 844: `node
 * lab/screens/screens.ts http://localhost:3000`.
 */
import { join } from 'node:path';
import { exampleAddress } from '@hoptrail/screens/example-address';
import type { Audience, Screen } from '@hoptrail/screens/screen';
import { screens } from '@hoptrail/screens/screens';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { leaveLocationDialog, openBrowser, phoneSize, signIn } from './phone.ts';
import { savePicture } from './save-picture.ts';

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const pictures = join(import.meta.dirname, '../../docs/screens');

/** The demo's account for each audience of a screen. */
const accounts: Readonly<Partial<Record<Audience, string>>> = {
  fan: 'fan@example.com',
  owner: 'owner@example.com',
  admin: 'admin@example.com',
};

/** Parts further down a screen, by its picture: each with a picture of its own. */
const parts: Readonly<Record<string, { name: string; find: (page: Page) => Locator }>> = {
  profile: {
    name: 'privacy',
    find: (page) => page.getByRole('region', { name: 'What others see' }),
  },
  logbook: {
    name: 'logbook-check-ins',
    find: (page) => page.getByRole('textbox', { name: 'Search brewery, town or note' }),
  },
};

const browser = await openBrowser(phoneSize);
await takeScreens(browser.context);
await browser.close();

async function takeScreens(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  let signedIn: string | undefined;
  for (const [path, { audience, records }] of Object.entries<Screen>(screens)) {
    if (!records.picture) continue;
    const account = accounts[audience];
    if (account && account !== signedIn) await signIn(page, origin, account);
    signedIn = account;
    await page.goto(origin + exampleAddress(path));
    await take(page, records.picture);
  }
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  if (name === 'profile') await leaveLocationDialog(page);
  await page.evaluate('document.fonts.ready');
  await savePicture(page, join(pictures, `${name}.webp`));
  const part = parts[name];
  if (!part) return;
  await part.find(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.waitForLoadState('networkidle');
  await savePicture(page, join(pictures, `${part.name}.webp`));
}
