const RETURN_KEY = 'hoptrail.returnTo';
/** The flag outlives the click by 15 seconds at most. */
const RETURN_FLAG_MS = 15_000;

/**
 * Remembers in the session that the person leaves for another site in this tab, and where to come
 * back to. Cleared when they return, or after 15 seconds when they never left.
 */
export function rememberReturn(address: string): void {
  sessionStorage.setItem(RETURN_KEY, address);
  const clear = () => {
    sessionStorage.removeItem(RETURN_KEY);
    clearTimeout(timer);
    window.removeEventListener('pageshow', clear);
  };
  const timer = setTimeout(clear, RETURN_FLAG_MS);
  window.addEventListener('pageshow', clear);
}

/** Whether the app runs in a window of its own, where leaving it would strand the person. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
