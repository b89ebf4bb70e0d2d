const RETURN_KEY = 'hoptrail.returnTo';
/** The lifetime of the flag after the click, in milliseconds. */
const RETURN_FLAG_MS = 15_000;

/**
 * Stores in the session that the person opens another site in this tab, and where to return to.
 * Removed on return, or after 15 seconds when they did not leave.
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
