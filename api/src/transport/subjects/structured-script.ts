import type { BreweryLeaf, EventLeaf, Graph, TouristTripLeaf } from 'schema-dts';

/**
 * The data about a page's subject for search engines (JSON-LD, schema.org). It contains only public
 * facts: no check-ins, no people, no owner. Paths are of this server.
 */
export type StructuredData = BreweryLeaf | EventLeaf | TouristTripLeaf | Pick<Graph, '@graph'>;

/** The properties with addresses, which may be paths of this server. */
const ADDRESSES = new Set(['url', 'image', 'webFeed', 'hasMenu', 'contentUrl']);

/**
 * Returns the data as a script element that runs nothing. Escapes `<`, so that no text can end it, and
 * leaves out an address that is none.
 * @param origin the public URL of the server
 */
export function structuredScript(data: StructuredData, origin: string): string {
  const whole = { '@context': 'https://schema.org', ...data };
  const json = JSON.stringify(whole, (key, value) =>
    ADDRESSES.has(key) && typeof value === 'string' ? URL.parse(value, origin)?.href : value,
  );
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
