import {
  CenteredTextSymbolizer,
  type Feature,
  GeomType,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  linear,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet';
import type { GroundColors } from './ground-rules.ts';
import { OnceNearby } from './once-nearby.ts';

/** The name of the source of streets in the rules. */
export const STREETS = 'streets';

const PARKS = new Set([
  ...['park', 'forest', 'wood', 'nature_reserve', 'national_park', 'protected_area', 'garden'],
  ...['golf_course', 'recreation_ground', 'village_green', 'cemetery', 'zoo', 'grass', 'pitch'],
]);
/** English names first, as the app is in English. */
const NAMES = ['name:en', 'name'];

type Kinds = Readonly<Record<string, boolean>>;
const isOf =
  (kinds: Kinds) =>
  (_zoom: number, { props }: Feature) =>
    kinds[String(props.kind)] === true;

/** The classes of roads, those further back first: from which zoom they are drawn, and how wide. */
const ROADS = [
  {
    color: 'road',
    kinds: { path: true },
    from: 15,
    width: linear([
      [15, 0.5],
      [18, 2],
    ]),
  },
  {
    color: 'road',
    kinds: { rail: true },
    from: 12,
    width: linear([
      [12, 0.5],
      [17, 1.5],
    ]),
  },
  {
    color: 'road',
    kinds: { minor_road: true },
    from: 12,
    width: linear([
      [12, 0.5],
      [14, 1.5],
      [16, 5],
      [19, 18],
    ]),
  },
  {
    color: 'majorRoad',
    kinds: { major_road: true, medium_road: true },
    from: 8,
    width: linear([
      [8, 0.4],
      [11, 1],
      [14, 2.5],
      [16, 7],
      [19, 22],
    ]),
  },
  {
    color: 'highway',
    kinds: { highway: true },
    from: 6,
    width: linear([
      [6, 0.7],
      [10, 1.5],
      [14, 4],
      [16, 9],
      [19, 26],
    ]),
  },
] as const;

/** Returns how land, parks, water, buildings and roads are painted, those further back first. */
export function streetsPaintRules(colors: GroundColors): PaintRule[] {
  const { land, water, coast, border, park, building } = colors;
  const area = (dataLayer: string, fill: string, filter?: PaintRule['filter']): PaintRule => ({
    dataSource: STREETS,
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill }),
    ...(filter && { filter }),
  });
  const isArea = ({ geomType }: Feature) => geomType === GeomType.Polygon;
  return [
    area('earth', land, (_zoom, feature) => isArea(feature)),
    area(
      'landuse',
      park,
      (_zoom, feature) => isArea(feature) && PARKS.has(String(feature.props.kind)),
    ),
    area('water', water, (_zoom, feature) => isArea(feature)),
    {
      dataSource: STREETS,
      dataLayer: 'water',
      symbolizer: new LineSymbolizer({
        color: water,
        width: linear([
          [9, 1],
          [14, 2],
          [18, 6],
        ]),
      }),
      minzoom: 9,
      filter: (_zoom, { geomType }) => geomType === GeomType.Line,
    },
    {
      dataSource: STREETS,
      dataLayer: 'water',
      symbolizer: new LineSymbolizer({ color: coast, width: 0.5 }),
      filter: (_zoom, { geomType, props }) =>
        geomType === GeomType.Polygon && props.kind !== 'river',
    },
    { ...area('buildings', building), minzoom: 15 },
    ...ROADS.map(({ color, kinds, from, width }) => ({
      dataSource: STREETS,
      dataLayer: 'roads',
      symbolizer: new LineSymbolizer({
        color: colors[color],
        width,
        lineCap: 'round',
        lineJoin: 'round',
      }),
      minzoom: from,
      filter: isOf(kinds),
    })),
    ...[
      { kind: 'county', from: 8, dash: [2, 4] },
      { kind: 'region', from: 4, dash: [4, 3] },
      { kind: 'country', from: 0, dash: [] },
    ].map(({ kind, from, dash }) => ({
      dataSource: STREETS,
      dataLayer: 'boundaries',
      symbolizer: new LineSymbolizer({ color: border, width: 1, ...(dash.length > 0 && { dash }) }),
      minzoom: from,
      filter: isOf({ [kind]: true }),
    })),
  ];
}

/** Returns how towns, quarters, streets and waters are named, those that matter more first. */
export function streetsLabelRules({ text, halo, waterText }: GroundColors): LabelRule[] {
  const letters = { fill: text, stroke: halo, width: 2, lineHeight: 1.4, labelProps: NAMES };
  const isDue = (zoom: number, { props }: Feature) => Number(props.min_zoom ?? 0) <= zoom;
  return [
    {
      dataSource: STREETS,
      dataLayer: 'places',
      symbolizer: new OnceNearby(
        new CenteredTextSymbolizer({ ...letters, font: townFont, maxLineChars: 18 }),
      ),
      maxzoom: 15,
      filter: (zoom, feature) => feature.props.kind === 'locality' && isDue(zoom, feature),
      sort: (a, b) => Number(b.population_rank ?? 0) - Number(a.population_rank ?? 0),
    },
    {
      dataSource: STREETS,
      dataLayer: 'places',
      symbolizer: new OnceNearby(
        new CenteredTextSymbolizer({
          ...letters,
          font: '500 10px system-ui, sans-serif',
          letterSpacing: 0.8,
          textTransform: 'uppercase',
          maxLineChars: 14,
        }),
      ),
      minzoom: 13,
      filter: (zoom, feature) => feature.props.kind === 'neighbourhood' && isDue(zoom, feature),
    },
    ...[
      { kinds: { highway: true, major_road: true, medium_road: true }, from: 14, size: 11 },
      { kinds: { minor_road: true }, from: 16, size: 10.5 },
    ].map(({ kinds, from, size }) => ({
      dataSource: STREETS,
      dataLayer: 'roads',
      symbolizer: new LineLabelSymbolizer({
        ...letters,
        font: `500 ${size}px system-ui, sans-serif`,
        repeatDistance: 320,
      }),
      minzoom: from,
      filter: isOf(kinds),
    })),
    {
      dataSource: STREETS,
      dataLayer: 'water',
      symbolizer: new OnceNearby(
        new CenteredTextSymbolizer({
          ...letters,
          fill: waterText,
          font: 'italic 400 11px system-ui, sans-serif',
          maxLineChars: 14,
        }),
      ),
      minzoom: 11,
      filter: (zoom, feature) => feature.geomType === GeomType.Point && isDue(zoom, feature),
    },
  ];
}

function townFont(_zoom: number, town?: Feature): string {
  const rank = Number(town?.props.population_rank ?? 0);
  const size = rank >= 10 ? '600 14' : rank >= 7 ? '500 12' : '400 11';
  return `${size}px system-ui, sans-serif`;
}
