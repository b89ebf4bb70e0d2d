/** A visit with a position. */
export interface Waypoint {
  latitude: string;
  longitude: string;
  /** ISO 8601. */
  time: string;
  name: string;
  notes: string | null;
  /** The town. */
  place: string;
  source: string;
}

const NAMESPACE = 'http://www.topografix.com/GPX/1/1';

export const GPX_START = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Hoptrail" xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${NAMESPACE} ${NAMESPACE}/gpx.xsd">
`;
export const GPX_END = '</gpx>\n';

/** Returns a waypoint of GPX 1.1. Its schema fixes the order of the elements. */
export function waypoint({ latitude, longitude, time, name, notes, place, source }: Waypoint) {
  return [
    `<wpt lat="${xml(latitude)}" lon="${xml(longitude)}">`,
    `<time>${xml(time)}</time><name>${xml(name)}</name>`,
    notes ? `<cmt>${xml(notes)}</cmt>` : '',
    place ? `<desc>${xml(place)}</desc>` : '',
    `<src>${xml(source)}</src><sym>Bar</sym></wpt>\n`,
  ].join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Characters that XML 1.0 does not allow, not even as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
