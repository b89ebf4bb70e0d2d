/** Returns the URL of a Google Maps search for an event's place. */
export function directionsLink(event: { company: string; address: string }): string {
  const query = encodeURIComponent(`${event.company}, ${event.address}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
