/** A page of which visitors see a preview beside the sign-in. */
export interface PreviewedPage {
  kind: 'brewery' | 'specialEvent';
  /** The id of its subject. */
  id: string;
}

const PAGE = /^\/(?:(brewery|breweries)|special-event)\/([^/?#]+)\/?(?:[?#]|$)/;

/**
 * Returns the page that an address leads to if visitors see a preview of it.
 * @param address the path with or without its query
 * @returns undefined for other pages
 */
export function previewedPageAt(address: string): PreviewedPage | undefined {
  const [, ofBrewery, id] = PAGE.exec(address) ?? [];
  if (id === undefined) return undefined;
  try {
    return { kind: ofBrewery ? 'brewery' : 'specialEvent', id: decodeURIComponent(id) };
  } catch {
    return undefined;
  }
}
