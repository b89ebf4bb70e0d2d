import type { Page } from '@playwright/test';

/**
 * Returns the tap targets that are smaller than 44 by 44 pixels. Measures how far from its middle a
 * tap still hits the target, so that an area larger than its text counts. Leaves out links within
 * running text, as in WCAG 2.5.8, and what is clipped until it has the focus.
 * @returns for each its text and its size in pixels
 */
export async function smallTapTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const NEEDED = 44;

    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .map((target) => (isTappedByLabel(target) && target.labels?.[0]) || target)
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !target.closest('[inert], [aria-hidden="true"]'))
      .filter((target) => !isInRunningText(target))
      .filter((target) => getComputedStyle(target).clipPath !== 'inset(50%)')
      .flatMap((target) => {
        const { width, height } = reach(target);
        if (width >= NEEDED && height >= NEEDED) return [];
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim();
        return [`${name || target.outerHTML}: ${width} x ${height}`];
      });

    function isTappedByLabel(target: Element): target is HTMLInputElement {
      return target instanceof HTMLInputElement && ['file', 'checkbox'].includes(target.type);
    }

    function isInRunningText(target: Element): boolean {
      const { display } = getComputedStyle(target);
      const around = target.parentElement?.textContent?.trim() ?? '';
      return display === 'inline' && around.length > (target.textContent?.trim().length ?? 0);
    }

    function reach(target: Element) {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      // A box contains its first edge, but not its last one.
      const ends = [-NEEDED / 2, NEEDED / 2 - 1];
      const isRoomy =
        ends.every((far) => isHit(target, middle.x + far, middle.y)) &&
        ends.every((far) => isHit(target, middle.x, middle.y + far));
      // Most targets are large enough; each further hit test costs the browser a layout.
      if (isRoomy) return { width: NEEDED, height: NEEDED };
      const steps = (dx: number, dy: number) => {
        let count = 0;
        while (count < NEEDED && isHit(target, middle.x + dx * count, middle.y + dy * count))
          count++;
        return count;
      };
      return {
        width: Math.max(0, steps(1, 0) + steps(-1, 0) - 1),
        height: Math.max(0, steps(0, 1) + steps(0, -1) - 1),
      };
    }

    function isHit(target: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target === hit || target.contains(hit));
    }
  });
}
