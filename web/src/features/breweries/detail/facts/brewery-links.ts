/** Returns the link of a map search for an address. */
export function directionsLink(brewery: { name: string } & PostalAddress): string {
  const query = `${brewery.name}, ${addressLines(brewery).join(', ')}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

export interface PostalAddress {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

/** Returns the lines of an address: street, then town. */
export function addressLines({ address, city, state, zipCode }: PostalAddress): [string, string] {
  return [address, `${city}, ${state} ${zipCode}`];
}
