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
    case 'choices':
      return field.options.slice(-1);
    case 'day':
      return '2031-07-04';
    case 'instant':
      return '2031-07-04T17:00:00.000Z';
    case 'zone':
      return 'Pacific/Auckland';
    case 'week':
      return { days: Array.from({ length: 7 }, () => [{ opens: '17:30', closes: '01:00' }]) };
    case 'exceptions':
      return [{ from: '2031-12-24', to: '2031-12-26', spans: [], note: `Sample ${name}` }];
    case 'closure':
      return { from: '2031-11-03', until: '2031-11-09', reason: 'Sample', allowsCheckins: true };
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
