/** A maps search for where an event is. */
export function directionsLink(event: { company: string; address: string }): string {
  const query = encodeURIComponent(`${event.company}, ${event.address}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
