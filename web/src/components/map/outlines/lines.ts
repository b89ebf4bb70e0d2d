/** A line or ring in Web Mercator, 0 to 1 in both directions, with its bounds. */
export interface Line {
  /** x, y, x, y, ... */
  points: Float64Array;
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
}

/** A square of the map in Web Mercator, and its size in pixels. */
export interface Tile {
  x: number;
  y: number;
  /** In Web Mercator. */
  size: number;
  pixels: number;
}

/** How far beyond a tile lines are drawn, as a share of it: their stroke must not show at the edge. */
const MARGIN = 0.05;
/** Points that are nearer than this to the last one are left out, in pixels. */
const NEAR_PX = 0.6;

/**
 * Projects a line from degrees of longitude and latitude. One that crosses the date line goes on
 * beyond 0 or 1; a ring around a pole is closed along the edge of the map.
 */
export function projectLine(coordinates: readonly number[][]): Line {
  const projected: number[] = [];
  let last = 0;
  let turns = 0;
  for (const [at, [longitude = 0, latitude = 0]] of coordinates.entries()) {
    if (at > 0 && Math.abs(longitude - last) > 180) turns += longitude < last ? 1 : -1;
    last = longitude;
    projected.push((longitude + 180) / 360 + turns, mercatorRow(latitude));
  }
  if (turns !== 0) projected.push(projected.at(-2) ?? 0, 1, projected[0] ?? 0, 1);
  return lineOf(Float64Array.from(projected));
}

/** Returns a line, and its copies that lie on the map where it crosses the date line. */
export function copiesOf(line: Line): Line[] {
  const shifts = [0, ...(line.maxX > 1 ? [-1] : []), ...(line.minX < 0 ? [1] : [])];
  return shifts.map((shift) =>
    lineOf(line.points.map((value, at) => (at % 2 === 0 ? value + shift : value))),
  );
}

function lineOf(points: Float64Array): Line {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return { points, minX, maxX, minY, maxY };
}

/** Returns the row of a latitude in Web Mercator, which ends at 85 degrees. */
function mercatorRow(latitude: number): number {
  const sine = Math.sin((Math.max(-85.05113, Math.min(85.05113, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/**
 * Adds a line to a path, in pixels of a tile. It leaves out points that make no visible difference:
 * those that are nearly the same, and runs of points that are all beyond the same edge of the tile.
 */
export function traceLine(
  path: Pick<Path2D, 'moveTo' | 'lineTo'>,
  line: Line,
  { x, y, size, pixels }: Tile,
): void {
  const low = -MARGIN * pixels;
  const high = pixels - low;
  const scale = pixels / size;
  if ((line.maxX - x) * scale < low || (line.minX - x) * scale > high) return;
  if ((line.maxY - y) * scale < low || (line.minY - y) * scale > high) return;
  const { points } = line;
  let [lastX, lastY, lastSides] = [0, 0, 0];
  let [heldX, heldY, held] = [0, 0, 0];
  for (let at = 0; at < points.length; at += 2) {
    const px = ((points[at] ?? 0) - x) * scale;
    const py = ((points[at + 1] ?? 0) - y) * scale;
    const sides =
      (px < low ? 1 : 0) | (px > high ? 2 : 0) | (py < low ? 4 : 0) | (py > high ? 8 : 0);
    const isEnd = at === 0 || at === points.length - 2;
    if (!isEnd && sides & lastSides & (held || 15)) {
      [heldX, heldY, held] = [px, py, sides];
      continue;
    }
    if (!isEnd && Math.abs(px - lastX) + Math.abs(py - lastY) < NEAR_PX) continue;
    if (held) path.lineTo(heldX, heldY);
    held = 0;
    if (at === 0) path.moveTo(px, py);
    else path.lineTo(px, py);
    [lastX, lastY, lastSides] = [px, py, sides];
  }
}
