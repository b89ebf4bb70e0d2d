import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { thisMachine } from '../../scripts/browser/machine.ts';

/** The position of the demo's breweries. */
export const oklahomaCity = { latitude: 35.4676, longitude: -97.5164 };

/** The size of a window in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

export const phoneSize: WindowSize = { width: 390, height: 844 };

/** From this height and width on it is a laptop, which has no touch screen. */
const LAPTOP: WindowSize = { width: 900, height: 480 };

/**
 * Opens a browser in Oklahoma City: a phone, in portrait or landscape, or a laptop.
 * @param size of the window
 */
export async function openBrowser(size = phoneSize): Promise<{
  context: BrowserContext;
  close: () => Promise<void>;
}> {
  const executablePath = findBrowser(thisMachine());
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const isPhone = size.width < LAPTOP.width || size.height < LAPTOP.height;
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 1,
    isMobile: isPhone,
    hasTouch: isPhone,
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
