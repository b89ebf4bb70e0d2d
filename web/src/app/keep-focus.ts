const CONTROL = 'button, a[href], summary, [role^="menuitem"]';
const FOCUSABLE = `:is(${CONTROL}, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])`;
/** What opens the keyboard of a phone when it has the focus. */
const TEXT_FIELD =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';
/** What keeps the order of its controls to itself. */
const SCOPE = 'main, [role$="dialog"], [role="menu"]';

/** A control that was used, and what has the focus before and after it. */
interface Used {
  control: Element;
  scope: Element;
  list: Element | null;
  before: HTMLElement[];
  after: HTMLElement[];
  isByKeys: boolean;
}

/**
 * Moves the focus to a neighbour when the control that was used disappears with it, such as a row that is
 * removed or a button that clears something: to the next one of the same list, else to the one before.
 * Without this the keyboard would begin again at the top of the page.
 * @returns stops it
 */
export function keepFocus(): () => void {
  const stop = new AbortController();
  // The last one of the page, and of each dialog or menu over it, the one in front last.
  let used: Used[] = [];
  const remember = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
    const scope = control?.closest(SCOPE);
    if (!control || !scope) return;
    const all = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const isAfter = (other: Element) =>
      (control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    used = used.filter((one) => one.scope.isConnected && one.scope !== scope);
    used.push({
      ...{ control, scope, list: control.closest('ul, ol, tbody') },
      before: all.filter((other) => other !== control && !isAfter(other)).reverse(),
      after: all.filter(isAfter),
      isByKeys: event.detail === 0,
    });
  };
  const restore = () => {
    isWaiting = false;
    if (!isFocusLost()) return;
    for (let last = used.at(-1); last && !last.control.isConnected; last = used.at(-1)) {
      used.pop();
      const next = neighbourOf(last);
      if (next) return next.focus({ preventScroll: true });
    }
  };
  let isWaiting = false;
  const observer = new MutationObserver(() => {
    if (isWaiting || used.length === 0 || !isFocusLost()) return;
    isWaiting = true;
    // A dialog that closes, and code that knows better, move the focus before the next frame.
    requestAnimationFrame(restore);
  });
  document.addEventListener('click', remember, { capture: true, signal: stop.signal });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

function neighbourOf({ list, scope, before, after, isByKeys }: Used): HTMLElement | undefined {
  const canHaveFocus = (one: HTMLElement) =>
    one.isConnected &&
    one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest('[inert], [aria-hidden="true"]') &&
    (isByKeys || !one.matches(TEXT_FIELD) || one.closest('search') !== null);
  return (
    after.find((one) => list?.contains(one) && canHaveFocus(one)) ??
    before.find(canHaveFocus) ??
    after.find(canHaveFocus) ??
    (scope instanceof HTMLElement && scope.isConnected ? scope : undefined)
  );
}
