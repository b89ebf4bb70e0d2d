import type { Page } from '@playwright/test';

/** A part of the screen that stays in place while the page scrolls. */
interface Cover {
  name: string;
  top: number;
  bottom: number;
}

interface Seen {
  /** The focused element with its position in the window, unless it is in a cover. */
  focused: Cover | undefined;
  covers: Cover[];
  /** Whether the focus is back at the element that the first call marked as the first stop. */
  isBackAtFirstStop: boolean;
}

/** The visible height that a tall element needs, about a line of text. */
const SEEN_OF_HIGH_PX = 24;

/** Returns how much of the window's height is covered, from 0 to 1. */
export async function coveredShare(page: Page): Promise<number> {
  const covers = (await look(page)).covers.toSorted((a, b) => a.top - b.top);
  let [covered, end] = [0, 0];
  for (const { top, bottom } of covers) {
    covered += Math.max(0, bottom - Math.max(top, end));
    end = Math.max(end, bottom);
  }
  return covered / (page.viewportSize()?.height ?? 1);
}

/**
 * The time that a page may take to settle after a key on a busy machine; pictures load while it
 * scrolls.
 */
const SETTLES_IN_MS = 15_000;

/**
 * Returns what covers the focused element (WCAG 2.2, 2.4.11), as text, once the page has settled.
 * @param seen what `look` returned after the key
 * @returns undefined if the element is in sight or part of a cover
 */
export async function focusProblem(page: Page, seen: Seen): Promise<string | undefined> {
  const until = Date.now() + SETTLES_IN_MS;
  let problem = problemOf(page, seen);
  while (problem && Date.now() < until) {
    await focusAnew(page);
    problem = problemOf(page, await look(page));
  }
  return problem;
}

/** Focuses the element again: late content may push it away, and only a new focus scrolls to it. */
async function focusAnew(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    activeElement.blur();
    activeElement.focus();
  });
}

function problemOf(page: Page, { focused, covers }: Seen): string | undefined {
  if (!focused) return undefined;
  const { name, top, bottom } = focused;
  const height = page.viewportSize()?.height ?? 0;
  const isInSight = (y: number) =>
    y >= 0 && y <= height && !covers.some((cover) => y > cover.top + 1 && y < cover.bottom - 1);
  // Browsers scroll to the caret of a text: the first lines of a tall field are enough.
  const middle = Math.min((top + bottom) / 2, top + SEEN_OF_HIGH_PX);
  if (isInSight(middle) && (isInSight(top) || isInSight(bottom))) return undefined;
  const over = covers.map((cover) => `${cover.name} ${cover.top}-${cover.bottom}`).join(', ');
  return `${name} at ${Math.round(top)}-${Math.round(bottom)} of ${height}: ${over}`;
}

/**
 * Returns the focused element, unless it is in a cover or outside the screen, and the elements that
 * cover the page at its scroll position: fixed ones and stuck sticky ones. Toasts and dialogs are
 * outside `#root` and do not count, nor do invisible elements.
 */
export async function look(page: Page): Promise<Seen> {
  return await page.evaluate(() => {
    return {
      focused: focusedElement(),
      covers: covers(),
      isBackAtFirstStop: isBackAtFirstStop(),
    };

    /** Marks the element at the first call. */
    function isBackAtFirstStop() {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return false;
      const first = document.querySelector('[data-first-stop]');
      if (!first) activeElement.setAttribute('data-first-stop', '');
      return first === activeElement;
    }

    function covers() {
      return [...document.querySelectorAll<HTMLElement>('#root *')]
        .filter((element) => {
          const { position } = getComputedStyle(element);
          if (position !== 'fixed' && position !== 'sticky') return false;
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            return false;
          return isOverContent(element) && (position === 'fixed' || isHeldBack(element));
        })
        .map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return {
            name: element.ariaLabel ?? element.className,
            top: Math.max(0, top),
            bottom: Math.min(window.innerHeight, bottom),
          };
        })
        .filter(({ top, bottom }) => bottom > top);
    }

    /** A rail at the left edge covers nothing. */
    function isOverContent(element: HTMLElement) {
      const { left, right } = element.getBoundingClientRect();
      const content = document.querySelector('#root main')?.getBoundingClientRect();
      return content === undefined || (right > content.left && left < content.right);
    }

    function isHeldBack(element: HTMLElement) {
      const { top } = element.getBoundingClientRect();
      element.style.position = 'static';
      const moved = Math.abs(element.getBoundingClientRect().top - top) > 1;
      element.style.position = '';
      return moved;
    }

    function focusedElement() {
      const element = document.activeElement;
      if (!element || element === document.body || !element.closest('#root')) return undefined;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { position } = getComputedStyle(around);
        if (position === 'fixed' || position === 'sticky') return undefined;
      }
      const { top, bottom } = element.getBoundingClientRect();
      const name = element.ariaLabel ?? element.textContent?.trim() ?? '';
      return { name: `${element.localName} "${name.slice(0, 40)}"`, top, bottom };
    }
  });
}
