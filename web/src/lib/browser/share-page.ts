/**
 * Opens the phone's share sheet for the current page.
 * @returns false when the browser has none, or when it did not open
 */
export async function sharePage(title: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url: window.location.href });
    return true;
  } catch (error) {
    // Closing the sheet is not a failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
