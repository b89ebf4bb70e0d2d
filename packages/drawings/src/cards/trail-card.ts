import { palette } from '../palette.ts';
import { circle, rect, stroke } from '../svg.ts';
import { trailBadgeSvg } from '../trails/trail-badge.ts';
import { trailCoverSvg } from '../trails/trail-cover.ts';
import { cardFile, embedded, gradient, LIFTED, MARGIN, picture, wordmark } from './frame.ts';
import { type Lettering, readable } from './lettering.ts';
import { tornPicture } from './torn-picture.ts';
import { line, title } from './typesetting.ts';

const LEATHER = '#33230f';
/** More stamps than this are counted in words only. */
const MOST_RINGS = 12;

/** What the card of a trail shows. */
export interface TrailCard {
  id: string;
  /** The number of trails before it, which determines the drawings. */
  number: number | undefined;
  name: string;
  breweries: number;
  /** The stamps that complete it. */
  stamps: number;
  hasPrize: boolean;
  picture?: string | undefined;
  /** Whether the picture is a photo, which has the words beside it. */
  isPhoto?: boolean | undefined;
}

/** Draws the card of a trail: the booklet with its cover, the patch, and the places of the stamps. */
export function trailCard(lettering: Lettering, about: TrailCard): string {
  const { id, number, name, breweries, stamps, hasPrize } = about;
  const named = title(lettering, readable(lettering, name) || 'Trail', {
    x: MARGIN,
    y: 388,
    width: about.isPhoto ? 560 : 720,
    sizes: [88, 76, 66, 56, 48, 42],
    most: 3,
    color: palette.foam,
    grows: 'up',
  });
  const facts = [
    `${breweries} ${breweries === 1 ? 'brewery' : 'breweries'}`,
    `${stamps} ${stamps === 1 ? 'stamp' : 'stamps'}`,
    ...(hasPrize ? ['a prize'] : []),
  ];
  return cardFile(
    LIFTED +
      cover(about) +
      rect(0, 424, 1200, 206, LEATHER) +
      stroke('M0 442H1200', palette.wheat, 3, 'stroke-dasharray="18 12" opacity=".7"') +
      rings(Math.min(stamps, MOST_RINGS)) +
      line(lettering, facts.join(' \u00b7 '), {
        x: MARGIN,
        y: 596,
        size: 32,
        color: palette.wheat,
        width: 740,
      }) +
      named.body +
      picture(embedded(trailBadgeSvg(id, number)), {
        x: 842,
        y: 232,
        width: 316,
        height: 316,
        turn: 6,
        extra: 'filter="url(#lifted)"',
      }) +
      wordmark(lettering, MARGIN, 96),
  );
}

function cover({ id, number, picture: stored, isPhoto }: TrailCard): string {
  if (stored && isPhoto) return tornPicture(stored, { seed: id, left: 660, height: 430 });
  const drawn = stored ?? embedded(trailCoverSvg(id, number));
  return (
    gradient('shade', 'down', [
      [0, palette.ground, 0.55],
      [0.35, palette.ground, 0.08],
      [1, palette.ground, 0.82],
    ]) +
    picture(drawn, { x: 0, y: 0, width: 1200, height: 430 }) +
    rect(0, 0, 1200, 430, 'url(#shade)')
  );
}

/** Draws the empty places of the stamps. */
function rings(count: number): string {
  const gap = Math.min(78, 700 / Math.max(count, 1));
  const radius = Math.min(30, gap * 0.42);
  const marks = Array.from({ length: count }, (_, index) =>
    circle(
      MARGIN + radius + index * gap,
      502,
      radius,
      '#241808',
      `stroke="${palette.wheat}" stroke-width="3" stroke-dasharray="7 6"`,
    ),
  );
  return marks.join('');
}
