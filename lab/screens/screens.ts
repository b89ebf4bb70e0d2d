/**
 * Takes the pictures in `docs/screens` from a running demo, at 390 x 844: `node
 * lab/screens/screens.ts http://localhost:3000`. With other sizes behind the address, such as
 * `844x390 1280x800 1920x1080`, it takes those instead, each in a folder of its own.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleAddress } from '@hoptrail/screens/example-address';
import type { Audience, Screen } from '@hoptrail/screens/screen';
import { screens } from '@hoptrail/screens/screens';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { leaveLocationDialog, openBrowser, phoneSize, signIn, type WindowSize } from './phone.ts';
import { savePicture } from './save-picture.ts';

const [origin = 'http://localhost:3000', ...sizes] = process.argv.slice(2);
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

if (sizes.length === 0) await takeAll(phoneSize, pictures);
for (const text of sizes) await takeAll(sizeOf(text), join(pictures, text));

/** @throws if the text is not like `1280x800` */
function sizeOf(text: string): WindowSize {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (!width || !height) throw new Error(`${text} is not a size, such as 1280x800.`);
  return { width: Number(width), height: Number(height) };
}

async function takeAll(size: WindowSize, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await openBrowser(size);
  await takeScreens(browser.context, folder);
  await browser.close();
}

async function takeScreens(context: BrowserContext, folder: string): Promise<void> {
  const page = await context.newPage();
  let signedIn: string | undefined;
  for (const [path, { audience, records }] of Object.entries<Screen>(screens)) {
    if (!records.picture) continue;
    const account = accounts[audience];
    if (account && account !== signedIn) await signIn(page, origin, account);
    signedIn = account;
    await page.goto(origin + exampleAddress(path));
    await take(page, records.picture, folder);
  }
}

async function take(page: Page, name: string, folder: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  if (name === 'profile') await leaveLocationDialog(page);
  await page.evaluate('document.fonts.ready');
  await savePicture(page, join(folder, `${name}.webp`));
  const part = parts[name];
  if (!part) return;
  await part.find(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.waitForLoadState('networkidle');
  await savePicture(page, join(folder, `${part.name}.webp`));
}
