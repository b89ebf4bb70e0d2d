/**
 * Takes the pictures in `docs/screens` from a running demo, at 390 x 844: `node
 * scripts/screens/screens.ts http://localhost:3000`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleAddress } from '@hoptrail/screens/example-address';
import type { Audience, Screen } from '@hoptrail/screens/screen';
import { screens } from '@hoptrail/screens/screens';
import type { BrowserContext, Page } from '@playwright/test';
import { leaveLocationDialog, openPhone, signIn } from './phone.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../../docs/screens');

/** The demo's account for each audience of a screen; the owner's profile has content. */
const accounts: Readonly<Partial<Record<Audience, string>>> = {
  fan: 'owner@example.com',
  owner: 'owner@example.com',
  admin: 'admin@example.com',
};

await mkdir(folder, { recursive: true });
const phone = await openPhone();
await takeAll(phone.context);
await phone.close();

async function takeAll(context: BrowserContext): Promise<void> {
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
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  console.log(name);
}
