import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { smallTapTargets } from './tap-targets.ts';

const widths = [320, 390];

const shapes = [
  { what: 'a narrow phone with text at 200 %', width: 320, height: 640, text: '200%' },
  { what: 'a phone with text at 200 %', width: 390, height: 844, text: '200%' },
  { what: 'a phone on its side', width: 844, height: 390, text: '100%' },
];

/** The app, once it has taken the place of the page's shell, which takes neither keys nor fingers. */
export function appOf(page: Page) {
  return page.locator('#root:not(:has(> [inert]))');
}

/**
 * Looks at a screen on a narrow and on a usual phone: nothing to scroll sideways, nothing that axe
 * finds, nothing too small for a thumb.
 * @param isReady waits until the screen shows what it is for
 */
export async function expectGoodScreen(page: Page, isReady: () => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await isReady();
    await standsStill(page);
    expect.soft(await sidewaysPixels(page), `to scroll sideways at ${width} px`).toBe(0);
    expect.soft(await axeViolations(page), `axe at ${width} px`).toEqual([]);
    expect.soft(await smallTapTargets(page), `small tap targets at ${width} px`).toEqual([]);
  }
}

/**
 * Expects nothing to scroll sideways with large text and on a phone on its side.
 * @param heading that stays in sight, by its name or any
 */
export async function expectToHold(page: Page, where: string, heading?: string) {
  for (const { what, width, height, text } of shapes) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    const named = appOf(page).getByRole('heading', heading ? { name: heading } : {});
    await expect(named.first()).toBeVisible();
    expect.soft(await sidewaysPixels(page), `${where} on ${what}: to scroll sideways`).toBe(0);
  }
}

/** Waits until the app is there and nothing moves any more. */
export async function standsStill(page: Page) {
  await expect(appOf(page)).toBeAttached();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

async function sidewaysPixels(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Runs axe in the page itself, which is many times quicker than its Playwright package. */
async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
    return (await inPage.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
  );
}
