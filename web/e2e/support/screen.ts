import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { smallTapTargets } from './tap-targets.ts';

const widths = [320, 390];
/** axe takes most of the time and finds the most where there is least room; `E2E_AXE=all` asks twice. */
const axeWidths = process.env.E2E_AXE === 'all' ? widths : [320];

/**
 * Looks at a screen on a narrow and on a usual phone: nothing to scroll sideways, nothing that axe
 * finds, nothing too small for a thumb.
 * @param isReady waits until the screen shows what it is for
 */
export async function expectGoodScreen(page: Page, isReady: () => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await isReady();
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    expect.soft(await sidewaysPixels(page), `to scroll sideways at ${width} px`).toBe(0);
    if (axeWidths.includes(width)) {
      expect.soft(await axeViolations(page), `axe at ${width} px`).toEqual([]);
    }
    expect.soft(await smallTapTargets(page), `small tap targets at ${width} px`).toEqual([]);
  }
}

async function sidewaysPixels(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
  );
}
