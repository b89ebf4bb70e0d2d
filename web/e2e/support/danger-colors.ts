import type { Page } from '@playwright/test';

/** How the labels of buttons begin that delete, end, replace or throw away something. */
const DESTRUCTIVE =
  /^(Close (Brewery|Trail)|Delete|Discard|End|Leave the (Staff|Team)|Remove|Renew Address|Replace the Owners?|Sign Out Everywhere|Suspend|Take (Back|it)|Withdraw)\b/;

/**
 * Returns the buttons with a text, and entries of menus, that take something away without the color of
 * danger, and those that have it for something else. Leaves out buttons that are off.
 * @returns for each its text, and what is wrong
 */
export async function wrongDangerColors(page: Page): Promise<string[]> {
  return await page.evaluate((pattern) => {
    const destructive = new RegExp(pattern);
    const probe = document.body.appendChild(document.createElement('i'));
    const dangerous = ['--color-danger', '--color-danger-text'].map((token) => {
      probe.style.color = `var(${token})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return [...document.querySelectorAll('button, [role="menuitem"]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => !button.matches(':disabled, [aria-disabled="true"], [inert] *'))
      .flatMap((button) => {
        const text = labelOf(button);
        const { color, backgroundColor } = getComputedStyle(button);
        const isDangerous = dangerous.includes(color) || dangerous.includes(backgroundColor);
        if (destructive.test(text) === isDangerous) return [];
        return [`${text || button.outerHTML}: ${isDangerous ? 'color of danger' : 'without it'}`];
      });

    /** Returns the text that is seen, without what only screen readers read. */
    function labelOf(button: Element): string {
      const seen = document.createElement('div');
      seen.append(button.cloneNode(true));
      for (const hidden of seen.querySelectorAll('.visually-hidden')) hidden.remove();
      return seen.textContent?.trim() ?? '';
    }
  }, DESTRUCTIVE.source);
}
