import type { SocialNetwork } from '@hoptrail/contracts/entities/brewery';
import { webLink } from '../../../../lib/browser/web-link.ts';

export interface SocialLink {
  network: SocialNetwork;
  name: string;
  href: string;
}

/** A brewery's links to other sites, in the order of the Connect row. */
export function socialLinks(stored: Partial<Record<SocialNetwork, string | null>>): SocialLink[] {
  return networks.flatMap(([network, name]) => {
    const href = webLink(stored[network]);
    return href ? [{ network, name, href }] : [];
  });
}

// A separate list, since importing the contract's would load zod with the page.
const networks = [
  ['website', 'Website'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['x', 'X'],
  ['tiktok', 'TikTok'],
  ['threads', 'Threads'],
] as const satisfies readonly (readonly [SocialNetwork, string])[];

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

/** Returns a `tel:` link; undefined when the number has no digits. */
export function phoneLink(phone: string | null): string | undefined {
  const digits = phone?.replace(/[^\d+]/g, '');
  return digits ? `tel:${digits}` : undefined;
}
