import type { SocialNetwork } from '@hoptrail/contracts/breweries/brewery-fields';
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
