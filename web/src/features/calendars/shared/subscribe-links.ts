/**
 * Returns the links that subscribe to a calendar. `webcal` opens the calendar app of the device; Google
 * takes only that scheme, and Outlook only `https`.
 * @param address the calendar's http or https address
 */
export function subscribeLinks(address: string, name: string) {
  const app = address.replace(/^https?:/, 'webcal:');
  const google = new URL('https://calendar.google.com/calendar/r');
  google.searchParams.set('cid', app);
  const outlook = new URL('https://outlook.live.com/calendar/0/addfromweb');
  outlook.searchParams.set('url', address);
  outlook.searchParams.set('name', name);
  return { app, google: google.href, outlook: outlook.href };
}
