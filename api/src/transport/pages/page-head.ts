import { escapeXml } from '@hoptrail/drawings/svg';
import type { RouteFiles } from './page-files.ts';
import type { PageMeta } from './page-metadata.ts';

const PRODUCT = 'Hoptrail';
/** Rendered when the web app is built. */
const PRODUCT_PICTURE = '/icons/card.png';

/**
 * The part of a page's head that differs from page to page (Open Graph protocol, ogp.me).
 * @param origin where people reach this server, such as `https://beer.example`
 * @param files what the page's screen is made of, asked for before the app finds out
 */
export function pageHead(meta: PageMeta, origin: string, files: RouteFiles | undefined): string {
  const { title, description, image = PRODUCT_PICTURE, path, exists } = meta;
  const address = new URL(path, origin).href;
  const tags = [
    `<title>${escapeXml(title ? `${title} · ${PRODUCT}` : PRODUCT)}</title>`,
    named('description', description),
    exists ? link('canonical', address) : named('robots', 'noindex'),
    property('og:type', 'website'),
    property('og:site_name', PRODUCT),
    property('og:title', title || PRODUCT),
    property('og:description', description),
    property('og:url', address),
    property('og:image', new URL(image, origin).href),
    named('twitter:card', 'summary_large_image'),
    ...(files?.styles ?? []).map((file) => link('stylesheet', file, 'crossorigin')),
    // Nothing until `web/src/app/bootstrap.ts` takes it out, when the first picture stands.
    '<template id="screen-files">',
    ...(files?.scripts ?? []).map((file) => link('modulepreload', file, 'crossorigin')),
    '</template>',
  ];
  return tags.join('\n    ');
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeXml(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeXml(content)}" />`;
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escapeXml(href)}"${more && ` ${more}`} />`;
}
