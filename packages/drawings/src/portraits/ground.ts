import { lit, palette, shaded } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, rect, stroke } from '../svg.ts';

/** Ground colors that contrast with a lit figure. */
export const groundColors = [
  palette.lagoon,
  palette.plum,
  palette.moss,
  palette.wine,
  '#7a4f22',
  '#2b3f57',
  '#8a6a2a',
  palette.wood,
] as const;

/** Draws the wall behind a portrait, 240 x 240 px: one color with a faint pattern. */
export function portraitGround(random: Random, color: string): string {
  const light = lit(color, 0.12);
  const base = rect(0, 0, 240, 240, color);
  switch (random.pick(['lamp', 'rays', 'stripes', 'dots', 'bar'] as const)) {
    case 'rays': {
      const rays = [20, 60, 100, 140, 180, 220]
        .map((x) => `M120 130L${(x - 120) * 3 + 90} -60H${(x - 120) * 3 + 150}Z`)
        .join('');
      return base + fill(rays, light) + fill('M0 190H240V240H0Z', shaded(color, 0.3));
    }
    case 'stripes':
      return (
        base +
        stroke(
          'M20 0V240M60 0V240M100 0V240M140 0V240M180 0V240M220 0V240',
          light,
          8,
          'opacity=".7"',
        )
      );
    case 'dots':
      return (
        base +
        stroke(
          'M0 20H240M20 60H240M0 100H240M20 140H240M0 180H240M20 220H240',
          light,
          7,
          'stroke-dasharray="0 40"',
        )
      );
    case 'bar':
      return (
        base +
        circle(120, 100, 92, light) +
        rect(0, 196, 240, 44, palette.oak) +
        rect(0, 196, 240, 6, palette.malt)
      );
    default:
      return base + circle(120, 118, 104, light) + circle(120, 118, 78, lit(color, 0.2));
  }
}

/** Draws the soft shadow under a standing figure. */
export function footShadow(width: number): string {
  return ellipse(120, 216, width, 9, '#0b0805', 'opacity=".35"');
}
