import {
  CLUSTER_RING,
  clusterRadius,
  PIN_HEIGHT,
  PIN_RADIUS,
} from '@hoptrail/contracts/lib/map/marks';

/** A rectangle in CSS pixels. */
export interface Area {
  min: { x: number; y: number };
  max: { x: number; y: number };
}

/** The name of a pin, and where it is, relative to the point of the pin. */
export interface PinLabel {
  text: string;
  area: Area;
}

interface Point {
  x: number;
  y: number;
}

/** What names are laid out around, in pixels of the map's frame. */
interface LabelLayout {
  /** Those whose names matter more first. */
  pins: readonly (Point & { id: string; name: string })[];
  /** The selected one is larger, and its name may stand above it too. */
  selectedId: string | undefined;
  clusters: readonly (Point & { count: number })[];
  /** Where nothing lies over the map. */
  free: Area;
  /** Other areas that names must not touch, such as that of buttons. */
  taken: readonly Area[];
  /** Returns the width of a name in pixels. */
  measure: (text: string) => number;
}

export const LABEL_FONT = '600 12px system-ui, sans-serif';
const LABEL_HEIGHT = 18;
/** The distance from the point of a pin, and the dark edge around letters. */
const GAP = 2;
const EDGE = 2;
const MOST_WIDTH = 170;
/** How much larger the selected pin is. */
export const SELECTED_SCALE = 1.25;

/** Returns the names that fit without touching a pin, a cluster or another name, by the ids of pins. */
export function placedLabels(layout: LabelLayout): Map<string, PinLabel> {
  const { pins, selectedId, clusters, free, measure } = layout;
  const labels = new Map<string, PinLabel>();
  const taken = [
    ...layout.taken,
    ...clusters.map(({ x, y, count }) => around({ x, y }, clusterRadius(count) + CLUSTER_RING)),
    ...pins.map((pin) => headOf(pin, pin.id === selectedId)),
  ];
  const isSelected = ({ id }: { id: string }) => id === selectedId;
  for (const pin of [...pins.filter(isSelected), ...pins.filter((one) => !isSelected(one))]) {
    const text = shortened(pin.name, measure);
    const half = measure(text) / 2 + EDGE;
    const areaAt = (top: number): Area => ({
      min: { x: -half, y: top },
      max: { x: half, y: top + LABEL_HEIGHT },
    });
    const above = areaAt(-PIN_HEIGHT * SELECTED_SCALE - GAP - LABEL_HEIGHT);
    const found = [areaAt(GAP), ...(isSelected(pin) ? [above] : [])]
      .map((area) => ({ area, there: moved(area, pin) }))
      .find(({ there }) => contains(free, there) && !taken.some((one) => touch(one, there)));
    if (!found) continue;
    taken.push(found.there);
    labels.set(pin.id, { text, area: found.area });
  }
  return labels;
}

/** Returns a name, or as much of it as is not too wide. */
function shortened(name: string, measure: (text: string) => number): string {
  if (measure(name) <= MOST_WIDTH) return name;
  const letters = [...name];
  let text = name;
  do {
    letters.pop();
    text = `${letters.join('').trimEnd()}…`;
  } while (letters.length > 0 && measure(text) > MOST_WIDTH);
  return text;
}

/** Returns the area of a pin above its point, which the name below it may touch. */
export function headOf({ x, y }: Point, isSelected: boolean): Area {
  const scale = isSelected ? SELECTED_SCALE : 1;
  return {
    min: { x: x - PIN_RADIUS * scale, y: y - PIN_HEIGHT * scale },
    max: { x: x + PIN_RADIUS * scale, y },
  };
}

/** Returns the square around a point. */
export function around({ x, y }: Point, radius: number): Area {
  return moved({ min: { x: -radius, y: -radius }, max: { x: radius, y: radius } }, { x, y });
}

/** Returns an area as far to the right and down as a point is. */
export function moved({ min, max }: Area, { x, y }: Point): Area {
  return { min: { x: min.x + x, y: min.y + y }, max: { x: max.x + x, y: max.y + y } };
}

/** Returns whether two areas have a part in common. */
export function touch(one: Area, other: Area): boolean {
  return (
    one.min.x < other.max.x &&
    other.min.x < one.max.x &&
    one.min.y < other.max.y &&
    other.min.y < one.max.y
  );
}

function contains(outer: Area, inner: Area): boolean {
  return (
    outer.min.x <= inner.min.x &&
    outer.min.y <= inner.min.y &&
    outer.max.x >= inner.max.x &&
    outer.max.y >= inner.max.y
  );
}
