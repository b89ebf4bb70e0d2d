import { palette } from './palette.ts';
import { badgeTones } from './parts/badge-tones.ts';
import { hopCone } from './parts/hop-cone.ts';
import { circle, ellipse, fade, place, rect, stroke, svgFile } from './svg.ts';

const trailDashes = 'stroke-dasharray="7.2 8.4" stroke-dashoffset="-2"';

/** Draws a hop cone at the end of a trail, like a pin on a map. */
function coneOnTrail(): string {
  return (
    ellipse(9, 36.5, 13, 3.4, palette.amber, 'opacity=".3"') +
    stroke('M-33 9C-44 22-37 45-12 43C-4 42 2 40 7 37', palette.amber, 4.4, trailDashes) +
    circle(-29, 1, 5.6, 'none', `stroke="${palette.amber}" stroke-width="4.2"`) +
    place(9, -2, hopCone(badgeTones['green-hop'], 1.9), 0.98)
  );
}

/**
 * Draws the app's mark: a hop cone as a pin at the end of a trail. Returns an SVG of 96 x 96 px on
 * a transparent ground.
 */
export function markSvg(): string {
  return svgFile(96, 96, place(48, 49, coneOnTrail()));
}

/**
 * Draws the app's icon: the mark under a lamp. Returns an SVG of 512 x 512 px; `maskable` fills the
 * square, with the mark inside the safe circle.
 */
export function appIconSvg(options: { maskable?: boolean } = {}): string {
  const { maskable = false } = options;
  const ground = fade('night', ['#3d3020', '#241c12', palette.ground]);
  const lamp =
    circle(256, 246, 190, palette.amber, 'opacity=".1"') +
    circle(256, 246, 150, palette.amber, 'opacity=".14"');
  const square = rect(0, 0, 512, 512, 'url(#night)', maskable ? 0 : 112);
  const mark = place(258, 262, coneOnTrail(), maskable ? 3.6 : 4.5);
  return svgFile(512, 512, `<defs>${ground}</defs>${square}${lamp}${mark}`);
}
