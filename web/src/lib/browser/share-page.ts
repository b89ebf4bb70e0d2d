/**
 * Opens the phone's sheet for sharing the present page.
 * @returns false where the browser has none, or where it did not open
 */
export async function sharePage(title: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url: window.location.href });
    return true;
  } catch (error) {
    // Closing the sheet is a change of mind, and no failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
