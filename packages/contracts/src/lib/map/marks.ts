/** The height of a pin above its point, and the radius of its head, in CSS pixels. */
export const PIN_HEIGHT = 38;
export const PIN_RADIUS = 15;
/** The dark edge around a pin. */
const PIN_EDGE = 2;
/** The width of the faint ring around a cluster. */
export const CLUSTER_RING = 5;

/** A mark on the map at its point, in CSS pixels: a pin, or a cluster of several places. */
export interface MarkAt {
  x: number;
  y: number;
  /** The number of places; 1 for a pin. */
  count: number;
}

/** Returns the radius of a cluster in CSS pixels, which grows with the digits of its number. */
export function clusterRadius(count: number): number {
  return Math.min(30, 17 + Math.log10(count) * 4.5);
}

/** Returns whether two marks would cover a part of each other. */
export function overlap(one: MarkAt, other: MarkAt): boolean {
  const [a, b] = [discOf(one), discOf(other)];
  if (Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius) return true;
  // The point of a pin reaches below its head.
  return isAt(one, b) || isAt(other, a);
}

function isAt({ x, y }: MarkAt, disc: { x: number; y: number; radius: number }): boolean {
  return Math.hypot(x - disc.x, y - disc.y) < disc.radius;
}

function discOf({ x, y, count }: MarkAt): { x: number; y: number; radius: number } {
  return count === 1
    ? { x, y: y - PIN_HEIGHT + PIN_RADIUS, radius: PIN_RADIUS + PIN_EDGE }
    : { x, y, radius: clusterRadius(count) + CLUSTER_RING };
}
