import {
  CenteredTextSymbolizer,
  type Feature,
  GeomType,
  type LabelRule,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet';
import { OnceNearby } from './once-nearby.ts';

/** The colors of the ground and the streets. */
export interface GroundColors {
  land: string;
  water: string;
  coast: string;
  border: string;
  text: string;
  halo: string;
  park: string;
  building: string;
  road: string;
  majorRoad: string;
  highway: string;
  waterText: string;
}

/** The population from which a town has its name, by zoom; from zoom 11 on all have. */
const NAMED_FROM = [5e6, 5e6, 5e6, 4e6, 2e6, 8e5, 3e5, 1e5, 3e4, 8000, 2500];
const STATES_UNTIL = 7;
const COUNTRIES_UNTIL = 5;
/** The width of a capital letter of a country's name, in pixels. */
const LETTER_PX = 9;

/** Returns how land, lakes and borders are painted, those further back first. */
export function paintRules({ land, water, coast, border }: GroundColors): PaintRule[] {
  const borders = (kind: string, from: number, line: { width: number; dash?: number[] }) => ({
    dataLayer: 'boundaries',
    symbolizer: new LineSymbolizer({ color: border, ...line }),
    minzoom: from,
    filter: (_zoom: number, { props }: Feature) => props.kind === kind,
  });
  return [
    {
      dataLayer: 'earth',
      symbolizer: new PolygonSymbolizer({ fill: land, stroke: coast, width: 1 }),
    },
    {
      dataLayer: 'water',
      symbolizer: new PolygonSymbolizer({ fill: water, stroke: coast, width: 1 }),
      filter: (_zoom, { geomType }) => geomType === GeomType.Polygon,
    },
    borders('county', 8, { width: 1, dash: [2, 4] }),
    borders('region', 4, { width: 1, dash: [4, 3] }),
    borders('country', 0, { width: 1.25 }),
  ];
}

/** Returns how names are written, those that matter more first. */
export function labelRules({ text, halo }: GroundColors): LabelRule[] {
  const letters = { fill: text, stroke: halo, width: 3, lineHeight: 1.4 };
  return [
    {
      dataLayer: 'places',
      symbolizer: new CenteredTextSymbolizer({
        ...letters,
        font: '600 11px system-ui, sans-serif',
        letterSpacing: 1,
        textTransform: 'uppercase',
        maxLineChars: 16,
      }),
      minzoom: 2,
      maxzoom: COUNTRIES_UNTIL,
      filter: (zoom, { props }) => props.kind === 'country' && fits(props, zoom),
    },
    {
      dataLayer: 'places',
      symbolizer: new CenteredTextSymbolizer({
        ...letters,
        font: '500 11px system-ui, sans-serif',
        letterSpacing: 0.5,
        maxLineChars: 14,
      }),
      minzoom: 4,
      maxzoom: STATES_UNTIL,
      filter: (zoom, { props }) => props.kind === 'region' && fits(props, zoom),
    },
    {
      dataLayer: 'places',
      symbolizer: new OnceNearby(
        new CenteredTextSymbolizer({ ...letters, font: townFont, maxLineChars: 18 }),
      ),
      minzoom: 3,
      filter: (zoom, { props }) =>
        props.kind === 'locality' && Number(props.population) >= (NAMED_FROM[zoom] ?? 0),
      sort: (a, b) => Number(b.population) - Number(a.population),
    },
  ];
}

function townFont(_zoom: number, town?: Feature): string {
  const population = Number(town?.props.population);
  const size = population >= 500_000 ? '600 13' : population >= 50_000 ? '500 12' : '400 11';
  return `${size}px system-ui, sans-serif`;
}

/** Returns whether the name of a country or state is not wider than it. */
function fits({ name, width }: Feature['props'], zoom: number): boolean {
  const pixels = (Number(width) / 360) * 256 * 2 ** zoom;
  return Math.min(16, String(name).length) * LETTER_PX <= pixels * 1.1;
}
