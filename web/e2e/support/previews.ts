import { expect, type Locator, type Page } from '@playwright/test';
import { closeLocationDialog } from './location.ts';
import { askForCode, codeField } from './sign-in.ts';
import { expectToast } from './toasts.ts';

/** A page of which visitors see a preview above the sign-in. */
interface PreviewedPage {
  /** Its path. */
  address: string;
  /** Its heading, on the preview and on the page itself. */
  heading: Locator;
}

/** The windows in which a preview is looked at. */
export const previewSizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

/** Signs in below a preview, and expects the page itself afterwards. */
export async function signInFromPreview(
  page: Page,
  email: string,
  { address, heading, invitation }: PreviewedPage & { invitation: string },
): Promise<void> {
  await codeField(page).fill(await askForCode(page, email));
  await expectToast(page, 'Welcome back!');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await closeLocationDialog(page);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { name: invitation })).toBeHidden();
}

/** Opens a preview and expects that search engines may list it under the address of its page. */
export async function expectFoundByCrawlers(
  page: Page,
  { address, heading, title }: PreviewedPage & { title: string },
): Promise<void> {
  await page.goto(address);
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(title);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${address}$`));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
}
