/** On the link or button that opens a page, from the tap until the page is shown; styles show it pressed. */
const TAPPED = 'data-tapped';

let clicked: Element | undefined;

if (!import.meta.env.SSR) {
  window.addEventListener(
    'click',
    ({ target }) => {
      clicked = (target instanceof Element && target.closest('a, button')) || undefined;
      unmarkTapped();
    },
    { capture: true },
  );
}

/** Marks what was tapped last, because it opens a page. */
export function markTapped(): void {
  clicked?.setAttribute(TAPPED, '');
  clicked = undefined;
}

/** Ends the mark, once the page is shown. */
export function unmarkTapped(): void {
  for (const element of document.querySelectorAll(`[${TAPPED}]`)) element.removeAttribute(TAPPED);
}
