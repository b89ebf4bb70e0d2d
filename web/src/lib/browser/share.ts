/**
 * Opens the phone's share sheet.
 * @returns false when the browser has none, or when it did not open
 */
export async function share(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Closing the sheet is not a failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
