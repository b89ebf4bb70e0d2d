/**
 * Returns where the browser's setting for the location is. After a denial a page cannot ask again
 * by itself.
 * @param userAgent the browser's
 */
export function locationSwitch(userAgent: string): string {
  const isApple = /iPhone|iPad|iPod/.test(userAgent);
  const isAndroid = /Android/.test(userAgent);
  if (isApple && /CriOS|FxiOS|EdgiOS/.test(userAgent)) {
    return 'Open the Settings app, choose this browser, then Location, then While Using the App.';
  }
  if (isApple)
    return 'In Safari: tap the menu beside the address, then Website Settings, then Location.';
  if (/Firefox/.test(userAgent)) {
    return isAndroid
      ? 'In Firefox: tap the lock beside the address, then Location.'
      : 'In Firefox: click the crossed-out pin beside the address and remove the block.';
  }
  if (isAndroid)
    return 'In Chrome: tap the icon left of the address, then Permissions, then Location.';
  if (/Chrome|Edg/.test(userAgent)) {
    return 'Click the icon left of the address, then switch Location on.';
  }
  if (/Safari/.test(userAgent)) {
    return 'In Safari: choose Settings for This Website in the Safari menu, then Location.';
  }
  return "Open this site's settings in your browser, and allow the location.";
}
