/** The words on a legacy event's ticket button; without a price, none is named. */
export function ticketLabel(price: string | null): string {
  return price === null ? 'Buy Tickets' : `Buy Tickets - $${price}`;
}
