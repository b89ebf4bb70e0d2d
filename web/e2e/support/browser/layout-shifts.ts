import type { Page } from '@playwright/test';

/** Adds up how far the pages that open from now on move what they showed before, as browsers score it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shifted = 0;
    Reflect.set(window, 'shifted', shifted);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += Reflect.get(entry, 'value');
      Reflect.set(window, 'shifted', shifted);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of the page's layout shifts: less than 0.01 is not noticed. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}
