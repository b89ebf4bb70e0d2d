import type { Position } from 'geojson';

/**
 * Returns a line whose longitudes go on beyond 180 degrees where it crosses the date line. A ring
 * around a pole is closed along the edge of the map.
 */
export function unwrapped(line: readonly Position[]): Position[] {
  const points: Position[] = [];
  let last = 0;
  let turns = 0;
  for (const [at, [longitude = 0, latitude = 0]] of line.entries()) {
    if (at > 0 && Math.abs(longitude - last) > 180) turns += longitude < last ? 1 : -1;
    last = longitude;
    points.push([longitude + turns * 360, latitude]);
  }
  const [[first = 0] = []] = points;
  const [end = 0] = points.at(-1) ?? [];
  if (turns !== 0) points.push([end, -90], [first, -90]);
  return points;
}

/** Returns the area of a ring in square degrees, its centre of mass and its width. */
export function middleOf(ring: readonly Position[]) {
  let [twice, x, y, west, east] = [0, 0, 0, Infinity, -Infinity];
  for (const [at, [ax = 0, ay = 0]] of ring.entries()) {
    const [bx = ax, by = ay] = ring[at + 1] ?? [];
    const cross = ax * by - bx * ay;
    twice += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
    west = Math.min(west, ax);
    east = Math.max(east, ax);
  }
  const middle = [x / (3 * twice), y / (3 * twice)];
  return { area: Math.abs(twice) / 2, middle, width: east - west };
}
