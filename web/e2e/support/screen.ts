import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { wrongDangerColors } from './danger-colors.ts';
import { smallTapTargets } from './tap-targets.ts';

/** The minified axe: browsers parse it in two thirds of the time. */
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The size of a window in pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** The test command looks at one size; `E2E_SIZES=all` at all of them. */
const isEverySize = process.env.E2E_SIZES === 'all';

const phones: readonly WindowSize[] = [
  ...(isEverySize ? [{ width: 320, height: 844 }] : []),
  { width: 390, height: 844 },
];

/** `short` is how the app marks the document in that window (`lib/browser/screen/short-screen.ts`). */
const shapes = [
  {
    what: 'a narrow phone with text at 200 %',
    width: 320,
    height: 640,
    text: '200%',
    short: 'narrow',
  },
  { what: 'a phone with text at 200 %', width: 390, height: 844, text: '200%', short: 'narrow' },
  { what: 'a phone on its side', width: 844, height: 390, text: '100%', short: 'wide' },
];

/** Returns the app once it has replaced the prerendered shell, which is inert. */
export function appOf(page: Page) {
  return page.locator('#root:not(:has(> [inert]))');
}

/**
 * Expects no sideways scrolling, no axe violations, no small tap targets, and the color of danger on the
 * buttons that take something away, and on no others.
 * @param isReady waits until the screen is loaded
 * @param sizes of the window, by default 390 px wide, with `E2E_SIZES=all` 320 px, too
 */
export async function expectGoodScreen(
  page: Page,
  isReady: () => Promise<void>,
  sizes: readonly WindowSize[] = phones,
) {
  for (const size of sizes) {
    const { width } = size;
    await page.setViewportSize(size);
    await isReady();
    await standsStill(page);
    expect.soft(await sidewaysPixels(page), `to scroll sideways at ${width} px`).toBe(0);
    expect.soft(await axeViolations(page), `axe at ${width} px`).toEqual([]);
    expect.soft(await smallTapTargets(page), `small tap targets at ${width} px`).toEqual([]);
    expect.soft(await wrongDangerColors(page), `danger at ${width} px`).toEqual([]);
  }
}

/**
 * Expects no sideways scrolling, of the navigation neither, and no broken words with large text and in landscape, with
 * `E2E_SIZES=all`.
 * @param heading the name of a heading that must be visible; by default any
 */
export async function expectNoOverflow(page: Page, where: string, heading?: string) {
  if (!isEverySize) return;
  for (const { what, width, height, text, short } of shapes) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    const named = heading ? { name: heading } : {};
    const inDialog = page.getByRole('dialog').getByRole('heading', named);
    await expect(appOf(page).getByRole('heading', named).or(inDialog).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-short', short);
    expect.soft(await sidewaysPixels(page), `${where} on ${what}: to scroll sideways`).toBe(0);
    expect.soft(await hiddenTabs(page), `${where} on ${what}: tabs out of sight`).toEqual([]);
    expect.soft(await brokenWords(page), `${where} on ${what}: broken words`).toEqual([]);
  }
}

/** Expects something to be wholly in sight on a phone on its side, without scrolling. */
export async function expectWholeInLandscape(page: Page, content: Locator) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(content).toBeInViewport({ ratio: 1 });
  if (before) await page.setViewportSize(before);
}

/** Waits until the app has replaced the shell and no animation runs. */
export async function standsStill(page: Page) {
  await expect(appOf(page)).toBeAttached();
  const isStill = () => document.getAnimations().every(({ playState }) => playState !== 'running');
  // Mostly so at once: `waitForFunction` first runs all scripts of Playwright in the page.
  if (!(await page.evaluate(isStill))) await page.waitForFunction(isStill);
}

/**
 * Returns how far the page scrolls sideways, in pixels. Measures a drawn page: before its next
 * frame a resized window still has the viewport units of the old size.
 */
async function sidewaysPixels(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Returns the names of the tabs that are not wholly within the navigation, for which it would have to scroll. */
async function hiddenTabs(page: Page): Promise<string[]> {
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  return await tabs.evaluateAll((links) =>
    links
      .filter((link) => {
        const bar = link.closest('nav')?.getBoundingClientRect();
        const tab = link.getBoundingClientRect();
        return (
          !bar ||
          tab.left < bar.left - 1 ||
          tab.right > bar.right + 1 ||
          tab.bottom > bar.bottom + 1
        );
      })
      .map((link) => link.textContent ?? ''),
  );
}

/** Runs axe within the page, which is many times faster than with its Playwright package. */
async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
    return (await inPage.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
  );
}

/**
 * Runs the script of axe in a page. By DevTools and not by `page.evaluate`, whose own `eval` compiles
 * it each time: this way the browser finds it compiled after the first screen.
 */
async function injectAxe(page: Page) {
  const session = await page.context().newCDPSession(page);
  const expression = `${readFileSync(axeFile, 'utf8')};0`;
  await session.send('Runtime.evaluate', { expression });
}
