/** The most octets of a line, without its end (RFC 5545, 3.1). */
const MAX_OCTETS = 75;
/** Parsers refuse control characters other than tabs, and half characters (RFC 5545, 3.1). */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** A line of a calendar, such as `['DTSTART', '20260605T190000', { TZID: 'America/Chicago' }]`. */
export type ContentLine = readonly [
  name: string,
  value: string | number,
  parameters?: Readonly<Record<string, string>>,
];

/** Returns lines as they are sent: folded by octets, each ended by CRLF. */
export function contentLines(lines: readonly ContentLine[]): string {
  return lines.map((line) => `${folded(written(line))}\r\n`).join('');
}

/** Returns the lines of a component, such as a VEVENT. */
export function component(name: string, lines: readonly ContentLine[]): ContentLine[] {
  return [['BEGIN', name], ...lines, ['END', name]];
}

/** Returns a text as the value of a line (RFC 5545, 3.3.11). */
export function textValue(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

function written([name, value, parameters = {}]: ContentLine): string {
  const given = Object.entries(parameters).map(([key, text]) => `;${key}=${text}`);
  return `${name}${given.join('')}:${value}`;
}

/** Folds between characters, never within one: Outlook shows the halves as two wrong ones. */
function folded(line: string): string {
  const rows = [''];
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > MAX_OCTETS) {
      rows.push('');
      // The space that begins a continued line.
      octets = 1;
    }
    rows.push(`${rows.pop()}${character}`);
    octets += length;
  }
  return rows.join('\r\n ');
}
