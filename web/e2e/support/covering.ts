import type { CDPSession, JSHandle, Page } from '@playwright/test';

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
}

/** What a page shows after each key, noted in the page itself. */
interface Notes {
  /** The elements with the focus, and how far the page was scrolled. */
  stops: { element: Element | null; scrolled: number; seen: Seen }[];
  /** Whether the focus came back to the first element that had it. */
  isBack: () => boolean;
  end: () => void;
}

/** The visible height that a tall element needs, about a line of text. */
const SEEN_OF_HIGH_PX = 24;

/** To wait for each key, and to look at the page from outside then, takes over twice as long. */
const KEYS_AT_ONCE = 10;

/**
 * The time that a page may take to settle after a key on a busy machine; pictures load while it
 * scrolls.
 */
const SETTLES_IN_MS = 15_000;

/** Returns how much of the window's height is covered, from 0 to 1. */
export async function coveredShare(page: Page): Promise<number> {
  const covers = (await page.evaluate(look)).covers.toSorted((a, b) => a.top - b.top);
  let [covered, end] = [0, 0];
  for (const { top, bottom } of covers) {
    covered += Math.max(0, bottom - Math.max(top, end));
    end = Math.max(end, bottom);
  }
  return covered / (page.viewportSize()?.height ?? 1);
}

/**
 * Presses Tab until the focus is back at its first element, or about `most` times.
 * @returns what covers the elements that had the focus out of sight (WCAG 2.2, 2.4.11), as texts
 * @throws Error if nothing in the page had the focus
 */
export async function hiddenStops(page: Page, most: number): Promise<string[]> {
  const notes: JSHandle<Notes> = await page.evaluateHandle(`(${takeNotes})(${look})`);
  const session = await page.context().newCDPSession(page);
  for (let pressed = 0; pressed < most; pressed += KEYS_AT_ONCE) {
    await pressTab(session, KEYS_AT_ONCE);
    if (await notes.evaluate(({ isBack }) => isBack())) break;
  }
  const seen = await notes.evaluate(({ stops, end }) => {
    end();
    return stops.map((stop) => stop.seen);
  });
  if (!seen.some(({ focused }) => focused)) throw new Error('The Tab key reached nothing.');
  const hidden: string[] = [];
  for (const [stop, one] of seen.entries()) {
    const problem = problemOf(page, one) && (await lastingProblem(page, notes, stop));
    if (problem) hidden.push(problem);
  }
  return hidden;
}

/** Presses Tab without a pause. */
async function pressTab(session: CDPSession, times: number): Promise<void> {
  const keys = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  await Promise.all(keys.map((type) => session.send('Input.dispatchKeyEvent', { type, ...tab })));
}

/** Notes after each key what `lookAround` returns. It runs in the page. */
function takeNotes(lookAround: typeof look): Notes {
  const stops: Notes['stops'] = [];
  const note = () => {
    const { activeElement: element } = document;
    stops.push({ element, scrolled: scrollY, seen: lookAround() });
  };
  document.addEventListener('keyup', note, { capture: true });
  return {
    stops,
    isBack() {
      const focused = stops.map(({ element }) => element).filter((one) => one !== document.body);
      return focused.indexOf(focused[0] ?? null, 1) !== -1;
    },
    end: () => document.removeEventListener('keyup', note, { capture: true }),
  };
}

/**
 * Focuses the element of a stop again, as after its key, until it is in sight: late content may push
 * it away, and only a new focus scrolls to it.
 * @returns what covers it once the page has settled
 */
async function lastingProblem(
  page: Page,
  notes: JSHandle<Notes>,
  stop: number,
): Promise<string | undefined> {
  const until = Date.now() + SETTLES_IN_MS;
  let problem: string | undefined;
  do {
    await notes.evaluate(({ stops }, at) => {
      const { element, scrolled = 0 } = stops[at] ?? {};
      if (!(element instanceof HTMLElement)) return;
      element.blur();
      scrollTo(0, scrolled);
      element.focus();
    }, stop);
    problem = problemOf(page, await page.evaluate(look));
  } while (problem && Date.now() < until);
  return problem;
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
 * outside `#root` and do not count, nor do invisible elements. It runs in the page.
 */
function look(): Seen {
  return { focused: focusedElement(), covers: covers() };

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

  /** A rail at the left edge covers nothing, nor does a column that stays beside another one. */
  function isOverContent(element: HTMLElement) {
    if (element.parentElement?.matches('[data-split]')) return false;
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
}
