import { type BadgeSlug, badgeSlugs, badgeSvg } from '../badges/badge.ts';
import { palette } from '../palette.ts';
import { badgeTones } from '../parts/badge-tones.ts';
import { fill, rect, round } from '../svg.ts';
import { cardFile, embedded, gradient, MARGIN, picture, wordmark } from './frame.ts';
import type { Lettering } from './lettering.ts';
import { line, title } from './typesetting.ts';

/** What the card of a badge shows. */
export interface BadgeCard {
  slug: BadgeSlug;
  name: string;
  description: string;
  /** The number of check-ins that earns it. */
  checkins: number;
}

/** Draws the card of a badge: large in its own light, and all twelve on the shelf. */
export function badgeCard(
  lettering: Lettering,
  { slug, name, description, checkins }: BadgeCard,
): string {
  const tones = badgeTones[slug];
  const light = slug === 'black-hop' ? tones.line : tones.ring;
  const x = 590;
  const text = title(lettering, description, {
    x,
    y: 352,
    width: 540,
    sizes: [38, 34],
    most: 2,
    color: palette.cream,
  });
  const earned =
    checkins === 0 ? 'The first badge' : `${checkins.toLocaleString('en-US')} check-ins`;
  return cardFile(
    gradient('light', 'round', [
      [0, light, 0.55],
      [0.45, light, 0.16],
      [1, light, 0],
    ]) +
      rect(0, 0, 1200, 630, palette.ground) +
      rays(light) +
      '<circle cx="310" cy="290" r="430" fill="url(#light)"/>' +
      shelf(slug) +
      picture(embedded(badgeSvg(slug)), { x: 110, y: 66, width: 400, height: 400 }) +
      line(lettering, earned, { x, y: 194, size: 32, color: palette.amber }) +
      line(lettering, name, {
        x,
        y: 280,
        size: 92,
        color: palette.foam,
        face: 'display',
        width: 560,
      }) +
      text.body +
      wordmark(lettering, 946, 104),
  );
}

function rays(color: string): string {
  const spokes = Array.from({ length: 16 }, (_, index) => {
    const angle = (degrees: number) => (degrees / 180) * Math.PI;
    const at = (degrees: number) =>
      `${round(310 + 900 * Math.sin(angle(degrees)))} ${round(280 - 900 * Math.cos(angle(degrees)))}`;
    return `M310 280L${at(index * 22.5 - 4)}L${at(index * 22.5 + 4)}Z`;
  });
  return fill(spokes.join(''), color, 'opacity=".07"');
}

/** Draws the shelf with all badges up to this one, and the outlines of the others. */
function shelf(slug: BadgeSlug): string {
  const own = badgeSlugs.indexOf(slug);
  const row = badgeSlugs.map((other, index) => {
    const size = index === own ? 84 : 66;
    const drawn = embedded(badgeSvg(other, { locked: index > own }));
    return picture(drawn, {
      x: MARGIN + 44 + index * 89 - size / 2,
      y: 574 - size,
      width: size,
      height: size,
    });
  });
  return (
    rect(0, 576, 1200, 54, '#0b0906') +
    rect(0, 572, 1200, 16, palette.oak) +
    rect(0, 572, 1200, 5, palette.malt) +
    row.join('')
  );
}
