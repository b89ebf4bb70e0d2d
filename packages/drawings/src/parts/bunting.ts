import { palette } from '../palette.ts';
import { circle, fill, stroke } from '../svg.ts';

/** Returns the height of a slack line at `share` (0 to 1) of its length. */
function slack(y: number, sag: number, share: number): number {
  return y + sag * 4 * share * (1 - share);
}

/** Draws a line of bulbs from `left` to `right`, with a bulb every `gap` px. */
export function bulbLine(
  left: number,
  right: number,
  y: number,
  sag: number,
  gap: number,
  light: string,
): string {
  const count = Math.max(2, Math.round((right - left) / gap));
  let dots = '';
  for (let index = 1; index < count; index += 1) {
    const x = Math.round(left + ((right - left) * index) / count);
    dots += `M${x} ${Math.round(slack(y, sag, index / count) + 9)}v.1`;
  }
  const middle = Math.round((left + right) / 2);
  return (
    stroke(`M${left} ${y}Q${middle} ${y + sag * 2} ${right} ${y}`, palette.ground, 3) +
    stroke(dots, light, 30, 'opacity=".16"') +
    stroke(dots, light, 12)
  );
}

/** Draws a line of paper flags that alternate between the given colors. */
export function flagLine(
  left: number,
  right: number,
  y: number,
  sag: number,
  colors: readonly string[],
): string {
  const count = Math.round((right - left) / 44);
  const flags = Array.from({ length: count }, (_, index) => {
    const at = (share: number) => ({
      x: Math.round(left + (right - left) * share),
      y: Math.round(slack(y, sag, share)),
    });
    const from = at((index + 0.1) / count);
    const to = at((index + 0.9) / count);
    const tip = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2 + 36) };
    return fill(
      `M${from.x} ${from.y}L${to.x} ${to.y}L${tip.x} ${tip.y}Z`,
      colors[index % colors.length] ?? palette.amber,
    );
  });
  const middle = Math.round((left + right) / 2);
  return (
    stroke(`M${left} ${y}Q${middle} ${y + sag * 2} ${right} ${y}`, palette.cream, 2.5) +
    flags.join('')
  );
}

/** Draws a round light on the wall, with a soft edge of three discs. */
export function glow(x: number, y: number, radius: number, color: string): string {
  return (
    circle(x, y, radius, color, 'opacity=".08"') +
    circle(x, y, radius * 0.7, color, 'opacity=".1"') +
    circle(x, y, radius * 0.42, color, 'opacity=".14"')
  );
}
