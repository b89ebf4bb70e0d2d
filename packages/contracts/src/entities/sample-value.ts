import type { Field } from './field-list.ts';

/** Returns a valid value of a field for tests, which no default and no demo row has. */
export function sampleOf(name: string, field: Field): unknown {
  switch (field.kind) {
    case 'link':
      return `https://${name.toLowerCase()}.example/1`;
    case 'links':
      return Object.fromEntries(
        Object.keys(field.names).map((one) => [one, `https://${one}.example/1`]),
      );
    case 'image':
      return `/art/photos/${name}.svg`;
    case 'images':
      return [`/art/photos/${name}-1.svg`];
    case 'integer':
      return Math.floor((field.min + field.max) / 2) + 1;
    case 'decimal':
      return '3.21';
    case 'flag':
      return true;
    case 'choice':
      return field.options.at(-1);
    default:
      return `Sample ${name}`;
  }
}
