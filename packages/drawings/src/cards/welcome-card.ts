import { badgeSvg } from '../badges/badge.ts';
import { markSvg } from '../mark.ts';
import { palette } from '../palette.ts';
import { rect } from '../svg.ts';
import { cardFile, embedded, gradient, MARGIN, picture } from './frame.ts';
import type { Lettering } from './lettering.ts';
import { line, title } from './typesetting.ts';

/** What the card of the product shows. */
export interface WelcomeCard {
  /** The ground, as a data URL. */
  picture?: string | undefined;
}

/** Draws the card of the product: its mark and name over a picture. */
export function welcomeCard(lettering: Lettering, { picture: ground }: WelcomeCard): string {
  const text = title(lettering, 'Find breweries near you, check in, earn hops.', {
    x: MARGIN,
    y: 430,
    width: 660,
    sizes: [48],
    most: 2,
    color: palette.cream,
  });
  const badges = (['yellow-hop', 'green-hop', 'gold-hop'] as const).map((slug, index) =>
    picture(embedded(badgeSvg(slug)), {
      x: 720 + index * 140,
      y: 398 - index * 22,
      width: 148,
      height: 148,
    }),
  );
  return cardFile(
    (ground ? picture(ground, { x: 0, y: 0, width: 1200, height: 630 }) : '') +
      gradient('shade', 'across', [
        [0, palette.ground, 0.88],
        [0.5, palette.ground, 0.55],
        [1, palette.ground, 0],
      ]) +
      rect(0, 0, 1200, 630, 'url(#shade)') +
      picture(embedded(markSvg()), { x: MARGIN - 16, y: 84, width: 180, height: 180 }) +
      line(lettering, 'Hoptrail', {
        x: MARGIN,
        y: 356,
        size: 118,
        color: palette.foam,
        face: 'display',
      }) +
      text.body +
      badges.join(''),
  );
}
