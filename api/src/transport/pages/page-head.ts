import { CARD_SIZE } from '@hoptrail/contracts/lib/card-paths';
import { escapeXml } from '@hoptrail/drawings/svg';
import { versionedCardPath } from '../subjects/card.ts';
import type { Feed } from '../subjects/page-feeds.ts';
import { structuredScript } from '../subjects/structured-script.ts';
import type { RouteFiles } from './page-files.ts';
import type { PageMeta } from './page-metadata.ts';

const PRODUCT = 'Hoptrail';

/**
 * Returns the part of the head that differs from page to page (Open Graph protocol, ogp.me).
 * @param origin the public URL of the server, such as `https://beer.example`
 * @param files the files of the screen, to preload
 * @param version of the program, whose drawings the card has
 */
export function pageHead(
  meta: PageMeta,
  origin: string,
  { files, version }: { files: RouteFiles | undefined; version: string },
): string {
  const { title, description, card, path, exists, isUnlisted, feeds = [] } = meta;
  const isListed = exists && !isUnlisted;
  const picture = new URL(versionedCardPath(card, version), origin).href;
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
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(CARD_SIZE.width)),
    property('og:image:height', String(CARD_SIZE.height)),
    property('og:image:alt', card.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:image', picture),
    named('twitter:image:alt', card.alt),
    ...feeds.map(alternate),
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

function alternate({ type, title, path }: Feed): string {
  return link('alternate', path, `type="${type}" title="${escapeXml(title)}"`);
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escapeXml(href)}"${more && ` ${more}`} />`;
}
