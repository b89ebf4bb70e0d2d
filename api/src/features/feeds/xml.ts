import { escapeXml } from '@hoptrail/drawings/svg';

/** An element, as text with everything in it escaped. */
export type Xml = { readonly xml: string };

type Attributes = Readonly<Record<string, string | number>>;

/**
 * Returns an element.
 * @param content elements, or a text to escape; undefined ones are left out
 */
export function element(
  name: string,
  attributes: Attributes,
  content: string | readonly (Xml | undefined)[] = [],
): Xml {
  const given = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(String(value))}"`,
  );
  const inner =
    typeof content === 'string'
      ? escapeXml(content)
      : content.map((one) => (one ? `\n${one.xml}` : '')).join('');
  const start = `<${name}${given.join('')}`;
  return { xml: inner === '' ? `${start}/>` : `${start}>${inner}</${name}>` };
}

/** Returns an element with a text; undefined without one. */
export function textElement(name: string, text: string | null | undefined): Xml | undefined {
  return text ? element(name, {}, text) : undefined;
}

/** Returns a document. */
export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`;
}
