import type { Locator, Page } from '@playwright/test';

const CONTROLS = 'a[href^="/"], button:enabled, [role="tab"], input[type="checkbox"], summary';
/** What ends the session, leaves the app or waits for another window. */
const LEFT_OUT = /sign out|delete|remove|download|choose a file|photo|picture|upload|api/i;

/** A control of a screen. */
export interface Control {
  name: string;
  /** Its number among all controls of the screen. */
  index: number;
}

/** Returns up to `most` controls of the screen, spread over its whole length. */
export async function controlsOf(page: Page, most: number): Promise<Control[]> {
  const all = await page.locator(CONTROLS).evaluateAll((elements) =>
    elements.map((element, index) => {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const isShown = element.checkVisibility() && element.getBoundingClientRect().width > 0;
      return { index, isShown, name: text.trim().replaceAll(/\s+/g, ' ').slice(0, 40) };
    }),
  );
  const found = all.filter(({ isShown, name }) => isShown && name !== '' && !LEFT_OUT.test(name));
  if (found.length <= most) return found;
  const step = found.length / most;
  return Array.from({ length: most }, (_, at) => found[Math.floor(at * step)]).filter(
    (control) => control !== undefined,
  );
}

/** Returns the control in a screen that was opened again, in sight. */
export async function findControl(page: Page, { index }: Control): Promise<Locator> {
  const control = page.locator(CONTROLS).nth(index);
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return control;
}
