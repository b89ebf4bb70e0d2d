import { type SocialNetwork, socialNetworks } from '@hoptrail/contracts/breweries';

/** A typed link, or undefined when following it would not lead to a web page. */
export function webLink(typed: string | null | undefined): string | undefined {
  if (!typed) return undefined;
  const url = URL.parse(typed.trim());
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** The networks that a brewery can be followed on, in the order they are shown. */
export function socialLinks(
  stored: Partial<Record<SocialNetwork, string | null>>,
): { network: SocialNetwork; href: string }[] {
  return socialNetworks.flatMap((network) => {
    const href = webLink(stored[network]);
    return href ? [{ network, href }] : [];
  });
}

/** A maps search for an address. */
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

/** Street, then town, as on an envelope. */
export function addressLines({ address, city, state, zipCode }: PostalAddress): [string, string] {
  return [address, `${city}, ${state} ${zipCode}`];
}

/** A link that dials; undefined when the number has no digits. */
export function phoneLink(phone: string | null): string | undefined {
  const digits = phone?.replace(/[^\d+]/g, '');
  return digits ? `tel:${digits}` : undefined;
}
