import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { standsStill } from '../support/screen.ts';

/** Texts that differ between runs: names of new accounts, identifiers, and the time of day. */
const RANDOM_TEXT =
  /guest_[\da-f]{8}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{1,2}:\d\d [ap]m now/g;

/**
 * What differs in pictures: uploaded ones, whose pixels are random, drawings by the id of a new event,
 * the code of the day, toasts, which disappear, and what was typed.
 */
const RANDOM_PARTS = `
  img:is([src*="/objects/"], [src^="blob:"], [src*="/posters/"]), #notifications,
  :has(> svg[aria-label^="QR code"]), [aria-label^="At the bar"] h3 + p, input {
    visibility: hidden !important;
  }
`;

/** How long a page may load; one whose calls a scene holds back loads forever. */
const LOADS_IN_MS = 2000;

/**
 * Saves what a screen shows in a state, as a PNG file of the whole page. `scripts/screens/compare.ts`
 * compares the folders of two runs.
 * @param folder of the run
 * @param name of the screen and the state, as in the catalogue
 */
export async function takePicture(page: Page, folder: string, name: string) {
  mkdirSync(folder, { recursive: true });
  await page.waitForLoadState('networkidle', { timeout: LOADS_IN_MS }).catch(() => undefined);
  await standsStill(page);
  const take = async () => {
    await removeRandomTexts(page);
    // An open dialog holds the page behind it in place.
    const fullPage = !(await page.locator('[role$="dialog"]').first().isVisible());
    return await page.screenshot({ fullPage, animations: 'disabled', style: RANDOM_PARTS });
  };
  let last: Buffer = Buffer.alloc(0);
  await expect
    .poll(
      async () => {
        const picture = await take();
        const isSame = picture.equals(last);
        last = picture;
        return isSame;
      },
      { intervals: [150], message: `${name} does not come to rest` },
    )
    .toBe(true);
  writeFileSync(join(folder, `${name.replaceAll(/[^\w]+/g, '-')}.png`), last);
}

/** Also loads the pictures that are further down. */
async function removeRandomTexts(page: Page) {
  await page.evaluate(async (source) => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    const random = new RegExp(source, 'g');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!(node instanceof Text) || node.data.search(random) < 0) continue;
      node.data = node.data.replace(random, (found) => '0'.repeat(found.length));
    }
  }, RANDOM_TEXT.source);
}
