/** Returns the label of a legacy event's ticket button, with the price if there is one. */
export function ticketLabel(price: string | null): string {
  return price === null ? 'Buy Tickets' : `Buy Tickets - $${price}`;
}
