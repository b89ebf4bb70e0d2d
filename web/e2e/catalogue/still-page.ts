import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/**
 * The present of the pictures, for the server and the browser: noon of a Wednesday in Oklahoma City,
 * where the demo's breweries are.
 */
export const PRESENT = new Date('2026-05-06T17:00:00.000Z');

/**
 * Makes the pages of a context show the same in each run: their clock stands still though timers go
 * on, chance always decides alike, a toast stays, as under a mouse, until `closeToasts`, and rows
 * out of sight are drawn.
 * @returns a function that counts the requests without a response
 */
export async function keepStill(context: BrowserContext): Promise<() => number> {
  await context.clock.setFixedTime(PRESENT);
  await context.addInitScript(() => {
    Reflect.set(Math, 'random', () => 0.5);
    const holdToast = () =>
      document
        .querySelector('#notifications:not(:empty)')
        ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    new MutationObserver(holdToast).observe(document, { childList: true, subtree: true });
    // A dialog closes by going back, which takes the browser a while: until then nothing changes.
    const { back, go } = History.prototype;
    const markGoingBack = (is: boolean) =>
      document.documentElement.toggleAttribute('data-going-back', is);
    History.prototype.back = function () {
      markGoingBack(true);
      back.call(this);
    };
    History.prototype.go = function (delta) {
      markGoingBack(true);
      go.call(this, delta);
    };
    addEventListener('popstate', () => markGoingBack(false));
    // Otherwise rows further down appear as the picture is taken, or not.
    const allRows = new CSSStyleSheet();
    allRows.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(allRows);
  });
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** How long nothing may change before a page is at rest, in milliseconds. */
const REST_MS = 300;

/** Waits until the page is not going back, and nothing in it has changed for a while. */
export async function comesToRest(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute('data-going-back');
  await page.evaluate(async (restMs) => {
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, restMs);
      });
      const end = () => {
        observer.disconnect();
        resolve();
      };
      let timer = setTimeout(end, restMs);
      const changes = { childList: true, attributes: true, characterData: true };
      observer.observe(document, { subtree: true, ...changes });
    });
  }, REST_MS);
}

/** Waits for fonts and pictures, also for those further down, which load when they come into view. */
export async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    // One that is missing cannot be decoded.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

/** Closes the toast, so that the next state begins without it. */
export async function closeToasts(page: Page) {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('#notifications button')) {
      if (button instanceof HTMLElement) button.click();
    }
  });
}
