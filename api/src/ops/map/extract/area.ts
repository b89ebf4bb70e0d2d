import type { Position } from '@hoptrail/contracts/lib/distance';
import { mercatorX, mercatorY } from '@hoptrail/contracts/lib/map/mercator';
import { tileId } from '@hoptrail/ground/archive';
import { MapError } from '../map-error.ts';

/** West, south, east and north in degrees; where the west is larger, it crosses the date line. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The part of the world that a map has: a box, or what is around some places. */
export type Area = { box: Box } | { places: readonly Position[]; miles: number };

/** Tiles whose ids follow each other. */
export interface Span {
  first: number;
  last: number;
}

/** Tiles of one zoom. */
interface Rectangle {
  left: number;
  /** At least `left`; beyond the last column it goes on at the first one. */
  right: number;
  top: number;
  bottom: number;
}

/** Below this zoom, tiles have what is around the places as far as people drive. */
const NEAR_ZOOM = 10;
const DRIVEN_MILES = 100;
const MILES_A_DEGREE = 69;
const MAX_LATITUDE = 85;
/** A map of more tiles is one of a country. */
const MAX_TILES = 4_000_000;

/**
 * Returns the tiles of an area up to a zoom, in the order of their ids.
 * @throws MapError if they are too many
 */
export function tilesOf(area: Area, maxZoom: number): Span[] {
  const ids: number[] = [];
  for (let zoom = 0; zoom <= maxZoom; zoom += 1) {
    const places = new Set<number>();
    for (const { left, right, top, bottom } of rectanglesOf(area, zoom)) {
      if ((right - left + 1) * (bottom - top + 1) > MAX_TILES) throw tooLarge(maxZoom);
      for (let y = top; y <= bottom; y += 1) {
        for (let x = left; x <= right; x += 1) places.add(y * 2 ** zoom + (x % 2 ** zoom));
      }
      if (ids.length + places.size > MAX_TILES) throw tooLarge(maxZoom);
    }
    for (const place of places)
      ids.push(tileId(zoom, place % 2 ** zoom, Math.floor(place / 2 ** zoom)));
  }
  return spansOf(Float64Array.from(ids).sort());
}

/** Returns the box around an area; that of the world from west to east if it crosses the date line. */
export function boxOf(area: Area): Box {
  const boxes = 'box' in area ? [area.box] : area.places.map((one) => boxAround(one, area.miles));
  const edge = (at: 0 | 1 | 2 | 3, pick: (...all: number[]) => number) =>
    boxes.reduce((found, box) => pick(found, box[at]), boxes[0]?.[at] ?? 0);
  const [west, east] = [edge(0, Math.min), edge(2, Math.max)];
  const isAcross = boxes.some((box) => box[0] > box[2]) || west < -180 || east > 180;
  const [south, north] = [edge(1, Math.min), edge(3, Math.max)];
  return isAcross ? [-180, south, 180, north] : [west, south, east, north];
}

function tooLarge(zoom: number): MapError {
  return new MapError(
    `The area has more than ${MAX_TILES.toLocaleString('en-US')} tiles up to zoom ${zoom}. Name a smaller one, or a smaller --zoom.`,
  );
}

function rectanglesOf(area: Area, zoom: number): Iterable<Rectangle> {
  if ('box' in area) return [rectangleOf(area.box, zoom)];
  const miles = zoom < NEAR_ZOOM ? Math.max(DRIVEN_MILES, area.miles) : area.miles;
  // Many places are near to each other.
  const each = new Map<string, Rectangle>();
  for (const place of area.places) {
    const rectangle = rectangleOf(boxAround(place, miles), zoom);
    each.set(Object.values(rectangle).join(), rectangle);
  }
  return each.values();
}

function boxAround({ latitude, longitude }: Position, miles: number): Box {
  const high = miles / MILES_A_DEGREE;
  const wide = high / Math.cos((Math.min(MAX_LATITUDE, Math.abs(latitude)) * Math.PI) / 180);
  return [longitude - wide, latitude - high, longitude + wide, latitude + high];
}

function rectangleOf([west, south, east, north]: Box, zoom: number): Rectangle {
  const around = 2 ** zoom;
  const within = (latitude: number) => Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  const row = (latitude: number) =>
    Math.max(0, Math.min(around - 1, Math.floor(mercatorY(within(latitude)) * around)));
  const left = Math.floor(mercatorX(west) * around);
  // What only touches the edge of a tile needs none of it.
  const right = Math.max(left, Math.ceil(mercatorX(east < west ? east + 360 : east) * around) - 1);
  const [top, bottom] = [row(north), row(south)];
  if (right - left >= around - 1) return { left: 0, right: around - 1, top, bottom };
  const first = ((left % around) + around) % around;
  return { left: first, right: first + right - left, top, bottom };
}

function spansOf(ids: Float64Array): Span[] {
  const spans: Span[] = [];
  for (const id of ids) {
    const last = spans.at(-1);
    if (last?.last === id - 1) last.last = id;
    else spans.push({ first: id, last: id });
  }
  return spans;
}
