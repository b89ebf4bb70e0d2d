/**
 * How values travel: rows are equal to those of SQLite. Counts and sums are numbers, booleans 1 or 0,
 * JSON is text, and arrays of texts or numbers may be parameters.
 */
export const types = {
  numbers: { to: 20, from: [20, 1700], serialize: String, parse: Number },
  booleans: {
    to: 16,
    from: [16],
    serialize: (value: unknown) => (value === true || value === 1 ? 't' : 'f'),
    parse: (text: string) => (text === 't' ? 1 : 0),
  },
  json: { to: 114, from: [114, 3802], serialize: String, parse: String },
  instants: { to: 1184, from: [1082, 1114, 1184], serialize: String, parse: String },
  arrays: { to: 1009, from: [1005, 1007, 1009, 1016, 1022], serialize: toArray, parse: String },
};

function toArray(values: unknown): string {
  if (!Array.isArray(values)) return String(values);
  const items = values.map((value) =>
    value === null || value === undefined
      ? 'null'
      : `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`,
  );
  return `{${items.join()}}`;
}

/** Replaces NUL, which PostgreSQL does not store in a text, with U+FFFD. */
export function storable(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0')
    ? value.replaceAll('\0', '\uFFFD')
    : value;
}
