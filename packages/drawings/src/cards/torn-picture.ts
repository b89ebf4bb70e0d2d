import { palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import { fill, rect, round } from '../svg.ts';

/**
 * Shows a photo on the right of a dark card, with a torn left edge. The words stand beside it and
 * not on it: a photo may be as bright as they are, and a gradient over it would triple the file.
 * @param seed that the edge derives from
 * @param left the middle of the edge
 */
export function tornPicture(href: string, { seed, left, height }: Torn): string {
  const random = createRandom(`torn:${seed}`);
  const points = Array.from({ length: Math.ceil(height / 18) + 1 }, (_, index) => ({
    x: left + random.between(-9, 9),
    y: Math.min(index * 18, height),
  }));
  const edge = (shift: number) =>
    `M1200 0L${points.map(({ x, y }) => `${round(x + shift)} ${y}`).join('L')}L1200 ${height}Z`;
  const box = `x="${left - 12}" y="0" width="${1212 - left}" height="${height}"`;
  return (
    rect(0, 0, 1200, height, palette.ground) +
    fill(edge(-10), palette.cream) +
    `<clipPath id="torn"><path d="${edge(4)}"/></clipPath>` +
    `<image href="${href}" ${box} preserveAspectRatio="xMidYMid slice" clip-path="url(#torn)"/>`
  );
}

interface Torn {
  seed: string;
  left: number;
  height: number;
}
