import { fill } from '../svg.ts';
import { type Lettering, readable, titleFace } from './lettering.ts';

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** Returns one of our drawings with its texts as outlines, in the face of titles. */
export function outlined(lettering: Lettering, svg: string): string {
  return svg.replaceAll(TEXT, (_whole, attributes: string, escaped: string) => {
    const named = new Map(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const number = (name: string) => Number(named.get(name) ?? 0);
    const text = readable(
      lettering,
      escaped.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? ''),
    );
    if (!text) return '';
    const face = titleFace(lettering, text);
    const natural = lettering.width(face, text, number('font-size'));
    // A text is squeezed to its length, and never stretched: the outlines are no wider than that.
    const length = number('textLength');
    const size =
      length > 0 && natural > length
        ? (number('font-size') * length) / natural
        : number('font-size');
    const width = lettering.width(face, text, size);
    const left = named.get('text-anchor') === 'middle' ? number('x') - width / 2 : number('x');
    // Centred on the height that the full size would have.
    const y = number('y') - (number('font-size') - size) * 0.34;
    return fill(lettering.path(face, text, { x: left, y, size }), named.get('fill') ?? '');
  });
}
