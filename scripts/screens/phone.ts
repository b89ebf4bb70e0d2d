import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { thisMachine } from '../browser/machine.ts';

/** The position of the demo's breweries. */
export const oklahomaCity = { latitude: 35.4676, longitude: -97.5164 };

/** Opens a browser that looks like a phone of 390 x 844 in Oklahoma City. */
export async function openPhone(): Promise<{
  context: BrowserContext;
  close: () => Promise<void>;
}> {
  const executablePath = findBrowser(thisMachine());
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    geolocation: oklahomaCity,
    permissions: ['geolocation'],
  });
  return { context, close: () => browser.close() };
}

/**
 * Signs in as a person of the demo.
 * @param origin of the demo
 */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const post = async (path: string, data: object) =>
    await (await page.request.post(origin + path, { data })).json();
  const { developmentCode: code } = await post('/api/auth/send-code', { email });
  const { user } = await post('/api/auth/verify-code', { email, code });
  const stored = JSON.stringify(JSON.stringify(user));
  await page.evaluate(`localStorage.setItem('user', ${stored})`);
}

/** Closes the dialog that asks for the location on the first visit. */
export async function leaveLocationDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.waitFor({ state: 'detached' });
}
