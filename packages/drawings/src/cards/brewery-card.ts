import { breweryHeaderSvg } from '../brewery-header.ts';
import { palette } from '../palette.ts';
import { circle, place, rect } from '../svg.ts';
import { cardStamp } from './card-stamp.ts';
import { cardFile, embedded, gradient, LIFTED, MARGIN, picture, wordmark } from './frame.ts';
import { type Lettering, readable } from './lettering.ts';
import { tornPicture } from './torn-picture.ts';
import { line, title } from './typesetting.ts';

/** What the card of a brewery shows. Pictures are data URLs. */
export interface BreweryCard {
  id: string;
  /** The row number, which determines the drawing. */
  number: number | undefined;
  name: string;
  city: string;
  state: string;
  kind: string;
  isClosed: boolean;
  /** The header picture; undefined for the drawing. */
  picture?: string | undefined;
  /** Whether the picture is a photo, which has the words beside it. */
  isPhoto?: boolean | undefined;
  logo?: string | undefined;
}

/** Draws the card of a brewery: its picture, and its stamp on it. */
export function breweryCard(lettering: Lettering, about: BreweryCard): string {
  const { id, name, city, state, isClosed } = about;
  const stamp = cardStamp(lettering, { seed: id, name, town: city, blank: Boolean(about.logo) });
  const town = [city, state].map((part) => readable(lettering, part)).filter(Boolean);
  const shownName = readable(lettering, name);
  const shownKind = readable(lettering, about.kind);
  const foot = line(lettering, town.join(', '), {
    x: MARGIN,
    y: 556,
    size: 38,
    color: palette.cream,
    width: 640,
  });
  const named = title(lettering, shownName || shownKind || 'Brewery', {
    x: MARGIN,
    y: foot ? 490 : 550,
    width: 620,
    sizes: [100, 88, 76, 66, 56, 48],
    most: 4,
    color: palette.foam,
    grows: 'up',
  });
  const kind = line(lettering, isClosed ? 'Closed' : shownName && shownKind, {
    x: MARGIN,
    y: named.top - named.size - 10,
    size: 30,
    color: palette.amber,
    width: 640,
  });
  const lying =
    picture(embedded(stamp), {
      ...{ x: 762, y: 112, width: 400, height: 400 },
      extra: 'filter="url(#lifted)"',
    }) + logo(about.logo);
  return cardFile(
    LIFTED +
      ground(about) +
      (about.isPhoto ? place(438, 296, lying, 0.62) : lying) +
      kind +
      named.body +
      foot +
      wordmark(lettering, MARGIN, 104),
  );
}

function ground({ id, number, picture: stored, isPhoto }: BreweryCard): string {
  if (stored && isPhoto) return tornPicture(stored, { seed: id, left: 720, height: 630 });
  const background = stored ?? embedded(breweryHeaderSvg(id, number));
  return (
    picture(background, { x: 0, y: 0, width: 1200, height: 630 }) +
    gradient('shade', 'across', [
      [0, palette.ground, 0.9],
      [0.45, palette.ground, 0.68],
      [0.75, palette.ground, 0.06],
      [1, palette.ground, 0],
    ]) +
    rect(0, 0, 1200, 630, 'url(#shade)')
  );
}

function logo(href: string | undefined): string {
  if (!href) return '';
  return (
    circle(962, 274, 74, palette.foam) +
    picture(href, { x: 894, y: 206, width: 136, height: 136, radius: 68 })
  );
}
