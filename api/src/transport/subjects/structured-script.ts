import type { BreweryLeaf, EventLeaf, Graph, TouristTripLeaf } from 'schema-dts';
import { shortened } from './shortened.ts';

/**
 * The data about a page's subject for search engines (JSON-LD, schema.org). It contains only public
 * facts: no check-ins, no people, no owner. Paths are of this server.
 */
export type StructuredData = BreweryLeaf | EventLeaf | TouristTripLeaf | Pick<Graph, '@graph'>;

/** The properties with addresses, which may be paths of this server. */
const ADDRESSES = new Set(['url', 'image', 'webFeed', 'hasMenu', 'contentUrl']);

/**
 * Returns the data as a script element that runs nothing. Escapes `<`, so that no text can end it, leaves
 * out what is no address of the web, and shortens descriptions, of which a page may have twenty.
 * @param origin the public URL of the server
 */
export function structuredScript(data: StructuredData, origin: string): string {
  const whole = { '@context': 'https://schema.org', ...data };
  const json = JSON.stringify(whole, (key, value: unknown) => {
    if (key === 'description' && typeof value === 'string') return shortened(value);
    if (ADDRESSES.has(key) && typeof value === 'string') return webAddress(value, origin);
    if (key === 'sameAs' && Array.isArray(value)) {
      const links = value.filter((link) => webAddress(String(link)) !== undefined);
      return links.length > 0 ? links : undefined;
    }
    return value;
  });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Returns an address, or a path of `origin`, as an address of http or https; undefined for others. */
function webAddress(text: string, origin?: string): string | undefined {
  const url = URL.parse(text, origin);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
