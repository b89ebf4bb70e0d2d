import {
  type BadgeSlug,
  type BadgeTones,
  badgeSlugs,
  badgeTones,
  lockedTones,
} from '../parts/badge-tones.ts';
import { hopCone, hopLeaf } from '../parts/hop-cone.ts';
import { circle, fill, place, round, stroke, svgFile } from '../svg.ts';

const fullTurn = Math.PI * 2;

function ringOf(tones: BadgeTones, radius: number, width: number): string {
  return circle(0, 0, radius, tones.disc, `stroke="${tones.ring}" stroke-width="${width}"`);
}

function beads(tones: BadgeTones, radius: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * fullTurn;
    return circle(radius * Math.sin(angle), -radius * Math.cos(angle), 1.9, tones.ring);
  }).join('');
}

/** Draws leaves in pairs along the circle, from the foot up to `reach` degrees on both sides. */
function wreath(tones: BadgeTones, reach: number): string {
  const leaf = 'M0 0C5-3 6-9 3-15C-3-12-5-6 0 0Z';
  const inner = 'M0 0C-1-5-5-8-10-9C-10-3-6 1 0 0Z';
  const steps = Math.round(reach / 25);
  const side = Array.from({ length: steps }, (_, index) => {
    const degrees = 12 + index * 25;
    const angle = (degrees / 360) * fullTurn;
    const body =
      fill(leaf, tones.leaf) + fill(inner, tones.leaf) + stroke('M0 0L2-9', tones.vein, 1);
    return place(38 * Math.sin(angle), 38 * Math.cos(angle), body, 1, 82 - degrees);
  }).join('');
  return `<g id="side">${side}</g><use href="#side" transform="scale(-1 1)"/>`;
}

function crown(tones: BadgeTones, points: 3 | 5, jewels: boolean): string {
  const peaks =
    points === 3
      ? [
          [-15, -13],
          [0, -17],
          [15, -13],
        ]
      : [
          [-19, -11],
          [-10.5, -16],
          [0, -19],
          [10.5, -16],
          [19, -11],
        ];
  const half = points === 3 ? 12 : 15;
  const valley = (half * 2) / points;
  const teeth = peaks.map(([x = 0, y = 0], index) => {
    const dip = -half + valley * (index + 1);
    return index === peaks.length - 1 ? `L${x} ${y}` : `L${x} ${y}L${round(dip)}-6`;
  });
  const tips = peaks.map(([x = 0, y = 0]) => circle(x, y, 2.4, tones.ring));
  const stones = jewels
    ? circle(0, -1.5, 2.2, '#b4492f') +
      circle(-8, -1.5, 1.7, '#3f7a74') +
      circle(8, -1.5, 1.7, '#3f7a74')
    : '';
  const body = `M${-half} 2${teeth.join('')}L${half} 2Z`;
  const edge = `stroke="${tones.line}" stroke-width="1.4"`;
  return (
    fill(body, tones.lit, edge) +
    fill(`M0 2V-19${half > 12 ? 'L4-8' : 'L3-8'}L${half}-7V2Z`, tones.shade, 'opacity=".5"') +
    tips.join('') +
    stones
  );
}

/** Draws a sunburst behind the wreath of the highest badge. */
function sunburst(tones: BadgeTones): string {
  const spokes = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * fullTurn;
    const radius = index % 2 ? 42 : 47.5;
    return `${round(radius * Math.sin(angle))} ${round(radius * Math.cos(angle))}`;
  });
  return fill(`M${spokes.join('L')}Z`, tones.vein, 'opacity=".75"');
}

function leaves(tones: BadgeTones, count: 1 | 2, y: number, scale: number): string {
  const right = hopLeaf(tones.leaf, tones.vein, 2, y, scale, 68);
  return count === 1 ? right : hopLeaf(tones.leaf, tones.vein, -2, y, scale, -68) + right;
}

/** Draws the cone of a tier with the ornament around it. */
function ornament(slug: BadgeSlug, tones: BadgeTones): string {
  const cone = (scale: number, y = 4) => place(0, y, hopCone(tones, 1.7 / scale), scale);
  switch (slug) {
    case 'white-hop':
      return cone(1.1, 7);
    case 'yellow-hop':
      return leaves(tones, 1, -27, 1.1) + cone(1.06, 8);
    case 'orange-hop':
      return leaves(tones, 2, -27, 1.1) + cone(1.06, 8);
    case 'teal-hop':
      return ringOf(tones, 44, 2.6) + leaves(tones, 2, -22, 0.95) + cone(0.92, 7);
    case 'red-hop':
      return (
        ringOf(tones, 44, 2.6) + beads(tones, 38.8, 28) + leaves(tones, 2, -19, 0.8) + cone(0.83, 6)
      );
    case 'green-hop':
      return (
        ringOf(tones, 44.5, 3.4) +
        ringOf(tones, 39.5, 1.6) +
        leaves(tones, 2, -19, 0.8) +
        cone(0.84, 6)
      );
    case 'blue-hop':
      return ringOf(tones, 37, 2.2) + wreath(tones, 100) + cone(0.82);
    case 'purple-hop':
      return ringOf(tones, 37, 2.2) + wreath(tones, 160) + cone(0.82);
    case 'black-hop':
      return ringOf(tones, 45.5, 2) + wreath(tones, 160) + ringOf(tones, 34, 2.4) + cone(0.8);
    case 'bronze-hop':
      return crowned(tones, 3, false, '');
    case 'silver-hop':
      return crowned(tones, 5, false, '');
    case 'gold-hop':
      return crowned(tones, 5, tones !== lockedTones, sunburst(tones));
  }
}

function crowned(tones: BadgeTones, points: 3 | 5, jewels: boolean, behind: string): string {
  const cone = place(0, 5.5, hopCone(tones, 2.1), 0.76);
  const round = ringOf(tones, 35, 2.4);
  return place(
    0,
    3.5,
    behind + wreath(tones, 135) + round + cone + place(0, -32, crown(tones, points, jewels), 0.95),
    0.94,
  );
}

/**
 * Draws the badge of a tier: a hop cone whose color and ornament depend on the tier. Returns an
 * SVG of 240 x 240 px that stays sharp at 24 px; `locked` draws the outline.
 */
export function badgeSvg(tier: BadgeSlug, options: { locked?: boolean } = {}): string {
  const tones = options.locked ? lockedTones : badgeTones[tier];
  return svgFile(240, 240, place(120, 120, ornament(tier, tones), 2.5));
}

export { type BadgeSlug, badgeSlugs };
