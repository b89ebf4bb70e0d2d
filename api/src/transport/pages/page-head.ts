import { escapeXml } from '@hoptrail/drawings/svg';
import type { RouteFiles } from './page-files.ts';
import type { PageMeta } from './page-metadata.ts';
import { structuredScript } from './structured-data.ts';

const PRODUCT = 'Hoptrail';
/** The picture of the product, which the build of the web app renders. */
const PRODUCT_PICTURE = '/icons/card.png';

/**
 * Returns the part of the head that differs from page to page (Open Graph protocol, ogp.me).
 * @param origin the public URL of the server, such as `https://beer.example`
 * @param files the files of the screen, to preload
 */
export function pageHead(meta: PageMeta, origin: string, files: RouteFiles | undefined): string {
  const { title, description, image = PRODUCT_PICTURE, path, exists, isUnlisted, feed } = meta;
  const isListed = exists && !isUnlisted;
  const address = new URL(path, origin).href;
  const tags = [
    `<title>${escapeXml(title ? `${title} · ${PRODUCT}` : PRODUCT)}</title>`,
    named('description', description),
    isListed ? link('canonical', address) : named('robots', 'noindex'),
    property('og:type', 'website'),
    property('og:site_name', PRODUCT),
    property('og:title', title || PRODUCT),
    property('og:description', description),
    property('og:url', address),
    property('og:image', new URL(image, origin).href),
    named('twitter:card', 'summary_large_image'),
    ...(feed ? [alternate(feed)] : []),
    ...(isListed && meta.structured ? [structuredScript(meta.structured, origin)] : []),
    ...(files?.styles ?? []).map((file) => link('stylesheet', file, 'crossorigin')),
    // Has no effect until `web/src/app/bootstrap.ts` takes the links out, after the first picture
    // is painted.
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

function alternate({ type, title, path }: NonNullable<PageMeta['feed']>): string {
  return link('alternate', path, `type="${type}" title="${escapeXml(title)}"`);
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escapeXml(href)}"${more && ` ${more}`} />`;
}
