/**
 * Returns the id of the brewery whose page an address leads to.
 * @param address the path with or without its query
 * @returns undefined for other pages
 */
export function breweryIdAt(address: string): string | undefined {
  const [, id] = /^\/brewer(?:y|ies)\/([^/?#]+)\/?(?:[?#]|$)/.exec(address) ?? [];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
