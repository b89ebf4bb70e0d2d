import type { SocialNetwork } from '@hoptrail/contracts/entities/brewery';
import { webLink } from '../../../lib/browser/web-link.ts';

export interface SocialLink {
  network: SocialNetwork;
  name: string;
  href: string;
}

/** Where else a brewery is to be found, in the order of the Connect row. */
export function socialLinks(stored: Partial<Record<SocialNetwork, string | null>>): SocialLink[] {
  return networks.flatMap(([network, name]) => {
    const href = webLink(stored[network]);
    return href ? [{ network, name, href }] : [];
  });
}

// Not read from the contract's list, which would bring its schema library into the page.
const networks = [
  ['website', 'Website'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['x', 'X'],
  ['tiktok', 'TikTok'],
  ['threads', 'Threads'],
] as const satisfies readonly (readonly [SocialNetwork, string])[];

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
