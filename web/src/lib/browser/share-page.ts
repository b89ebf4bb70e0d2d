/**
 * Opens the phone's share sheet for a page.
 * @param url the current page's by default
 * @returns false when the browser has none, or when it did not open
 */
export async function sharePage(
  title: string,
  url: string = window.location.href,
): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // Closing the sheet is not a failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
