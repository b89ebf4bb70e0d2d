/** A page of which visitors see a preview beside the sign-in. */
export interface PreviewedPage {
  kind: 'brewery' | 'specialEvent' | 'trail';
  /** The id of its subject. */
  id: string;
}

const PAGE = /^\/([^/?#]+)\/([^/?#]+)\/?(?:[?#]|$)/;
const kinds = new Map<string, PreviewedPage['kind']>([
  ['brewery', 'brewery'],
  ['breweries', 'brewery'],
  ['special-event', 'specialEvent'],
  ['trails', 'trail'],
]);

/**
 * Returns the page that an address leads to if visitors see a preview of it.
 * @param address the path with or without its query
 * @returns undefined for other pages
 */
export function previewedPageAt(address: string): PreviewedPage | undefined {
  const [, folder = '', id] = PAGE.exec(address) ?? [];
  const kind = kinds.get(folder);
  if (kind === undefined || id === undefined) return undefined;
  try {
    return { kind, id: decodeURIComponent(id) };
  } catch {
    return undefined;
  }
}
