import type { MappedBrewery } from '@hoptrail/contracts/breweries/clusters';
import { Bounds, type Map as LeafletMap, Point } from 'leaflet';
import { LABEL_WIDTH, PIN_HEIGHT, PIN_RADIUS } from './pin-drawing.ts';

/** The zoom from which pins have their names. */
const LABELS_ZOOM = 9;
const LABEL_HEIGHT = 18;
/** The mean width of a letter, in pixels. */
const LETTER_PX = 6.8;
const MOST_LETTERS = 22;

/**
 * Returns the names that fit on the map without covering a pin or another name, by the ids of their
 * breweries; the selected brewery always has its name.
 */
export function labelledPins(
  map: LeafletMap,
  breweries: readonly MappedBrewery[],
  selectedId: string | undefined,
): Map<string, string> {
  const labels = new Map<string, string>();
  const isNear = map.getZoom() >= LABELS_ZOOM;
  if (!isNear && selectedId === undefined) return labels;
  const points = new Map(
    breweries.map(({ id, latitude, longitude }) => [
      id,
      map.latLngToLayerPoint([latitude, longitude]),
    ]),
  );
  const taken = [...points.values()].map(
    ({ x, y }) =>
      new Bounds(new Point(x - PIN_RADIUS, y - PIN_HEIGHT), new Point(x + PIN_RADIUS, y - 4)),
  );
  const first = breweries.filter(({ id }) => id === selectedId);
  const others = isNear ? breweries.filter(({ id }) => id !== selectedId) : [];
  for (const { id, name } of [...first, ...others]) {
    const point = points.get(id);
    if (!point) continue;
    const text =
      name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…` : name;
    const half = Math.min(LABEL_WIDTH, text.length * LETTER_PX) / 2;
    const area = new Bounds(
      new Point(point.x - half, point.y + 2),
      new Point(point.x + half, point.y + LABEL_HEIGHT),
    );
    if (id !== selectedId && taken.some((other) => other.intersects(area))) continue;
    taken.push(area);
    labels.set(id, text);
  }
  return labels;
}
