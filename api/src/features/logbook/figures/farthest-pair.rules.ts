import type { Position } from '@hoptrail/contracts/lib/distance';

/** A point on the unit sphere. */
interface Point {
  /** The number of its position. */
  at: number;
  x: number;
  y: number;
  z: number;
  /** Its angle from the middle of all points, in radians. */
  angle: number;
}

/**
 * Returns the numbers of the two positions that are farthest apart; undefined with fewer than two
 * different ones. The angle between two points is at most the sum of their angles from the middle,
 * so only the outer points are compared.
 */
export function farthestPair(positions: readonly Position[]): [number, number] | undefined {
  const points = aroundMiddle(positions.map(toPoint));
  const [first] = points;
  if (!first) return undefined;
  // The point farthest from any one, and the point farthest from that, are a good pair to begin
  // with.
  const from = farthestFrom(points, first);
  const to = farthestFrom(points, from);
  let pair: [number, number] = [from.at, to.at];
  let best = squareApart(from, to);
  let bestAngle = toAngle(best);
  for (const [index, one] of points.entries()) {
    if (one.angle + first.angle <= bestAngle) break;
    for (let other = index + 1; other < points.length; other += 1) {
      const point = points[other];
      if (!point || one.angle + point.angle <= bestAngle) break;
      const apart = squareApart(one, point);
      if (apart <= best) continue;
      best = apart;
      bestAngle = toAngle(best);
      pair = [one.at, point.at];
    }
  }
  return best > 0 ? pair : undefined;
}

function toPoint({ latitude, longitude }: Position, at: number): Point {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const x = Math.cos(north) * Math.cos(east);
  return { at, x, y: Math.cos(north) * Math.sin(east), z: Math.sin(north), angle: 0 };
}

/** Returns the points with their angles from the middle, farthest first. */
function aroundMiddle(points: readonly Point[]): Point[] {
  const sum = { x: 0, y: 0, z: 0 };
  for (const { x, y, z } of points) {
    sum.x += x;
    sum.y += y;
    sum.z += z;
  }
  // Points all around the globe have no middle: any point serves as one.
  const length = Math.hypot(sum.x, sum.y, sum.z) || 1;
  const middle = { x: sum.x / length, y: sum.y / length, z: sum.z / length };
  return points
    .map((point) => ({ ...point, angle: toAngle(squareApart(point, middle)) }))
    .toSorted((one, other) => other.angle - one.angle);
}

function farthestFrom(points: readonly Point[], from: Point): Point {
  let farthest = from;
  for (const point of points) {
    if (squareApart(point, from) > squareApart(farthest, from)) farthest = point;
  }
  return farthest;
}

type Vector = Pick<Point, 'x' | 'y' | 'z'>;

/** Returns the square of the distance of two points through the sphere. */
function squareApart(one: Vector, other: Vector): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2;
}

/** Returns the angle of two points by the square of their distance through the unit sphere. */
function toAngle(square: number): number {
  return 2 * Math.asin(Math.min(1, Math.sqrt(square) / 2));
}
