import { element, textElement } from '../xml.ts';

/** A place in a file for maps. */
export interface Place {
  /** Decimal degrees, as text or number. */
  latitude: string | number;
  longitude: string | number;
  name: string;
  /** The town, with state and country where they are known. */
  town: string;
  /** The visit, as an instant or as a day without a time (ISO 8601); null without one. */
  visited: string | null;
  notes?: string | null;
  /** The app that a visit comes from. */
  source?: string;
}

/** A format of files with places, which are written one after the other. */
export interface PlaceFormat {
  type: string;
  /** The ending of a file, with its dot. */
  ending: string;
  start(title: string): string;
  place(place: Place): string;
  /** Between two places. */
  separator: string;
  end: string;
}

const GPX_NAMESPACE = 'http://www.topografix.com/GPX/1/1';

/** GPX 1.1, whose schema fixes the order of the elements, and whose times need a time of day. */
const gpx: PlaceFormat = {
  type: 'application/gpx+xml; charset=utf-8',
  ending: '.gpx',
  start: (title) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Hoptrail" xmlns="${GPX_NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${GPX_NAMESPACE} ${GPX_NAMESPACE}/gpx.xsd">
${element('metadata', {}, [element('name', {}, title)]).xml}
`,
  place({ latitude, longitude, name, town, visited, notes, source }) {
    const isInstant = visited?.includes('T');
    const day = isInstant ? null : visited;
    const lines = [
      textElement('time', isInstant ? visited : null),
      element('name', {}, name),
      textElement('cmt', notes),
      textElement('desc', [town, day].filter(Boolean).join(', ')),
      textElement('src', source),
      element('sym', {}, 'Bar'),
    ];
    return element('wpt', { lat: latitude, lon: longitude }, lines).xml;
  },
  separator: '\n',
  end: '\n</gpx>\n',
};

/** KML 2.2 (OGC 07-147r2). */
const kml: PlaceFormat = {
  type: 'application/vnd.google-earth.kml+xml; charset=utf-8',
  ending: '.kml',
  start: (title) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
${element('name', {}, title).xml}
`,
  place({ latitude, longitude, name, town, visited, notes }) {
    const description = [town, notes].filter(Boolean).join('\n');
    return element('Placemark', {}, [
      element('name', {}, name),
      textElement('description', description),
      visited === null ? undefined : element('TimeStamp', {}, [element('when', {}, visited)]),
      element('Point', {}, [element('coordinates', {}, `${longitude},${latitude}`)]),
    ]).xml;
  },
  separator: '\n',
  end: '\n</Document></kml>\n',
};

/** GeoJSON (RFC 7946). */
const geoJson: PlaceFormat = {
  type: 'application/geo+json; charset=utf-8',
  ending: '.geojson',
  start: (title) => `{"type":"FeatureCollection","title":${JSON.stringify(title)},"features":[\n`,
  place({ latitude, longitude, ...properties }) {
    const coordinates = [Number(longitude), Number(latitude)];
    const geometry = { type: 'Point', coordinates };
    return JSON.stringify({ type: 'Feature', geometry, properties });
  },
  separator: ',\n',
  end: '\n]}\n',
};

/** The formats of files with places. */
export const placeFormats: readonly PlaceFormat[] = [gpx, kml, geoJson];

/** Returns a file with places, in their order. */
export function placesFile(
  { start, place, separator, end }: PlaceFormat,
  title: string,
  places: readonly Place[],
): string {
  return start(title) + places.map(place).join(separator) + end;
}
