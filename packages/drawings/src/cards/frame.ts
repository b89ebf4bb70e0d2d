import { markSvg } from '../mark.ts';
import { palette } from '../palette.ts';
import { round } from '../svg.ts';
import type { Lettering } from './lettering.ts';
import { line } from './typesetting.ts';

/** The size of a card in px: that of Open Graph previews. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
export const MARGIN = 64;

/** Wraps a drawing into a card. */
export function cardFile(body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" ` +
    `viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`
  );
}

/** Returns the address of a drawing that contains the drawing itself. */
export function embedded(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The radius of the corners. */
  radius?: number;
  /** In degrees around the middle. */
  turn?: number;
  extra?: string;
}

/** Shows an embedded picture that fills a place. */
export function picture(
  href: string,
  { x, y, width, height, radius = 0, turn = 0, extra = '' }: Place,
) {
  const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  const image = `<image href="${href}" ${box} preserveAspectRatio="xMidYMid slice"/>`;
  const turned = turn
    ? ` transform="rotate(${turn} ${round(x + width / 2)} ${round(y + height / 2)})"`
    : '';
  if (radius === 0) return `<g${turned}${extra && ` ${extra}`}>${image}</g>`;
  const id = `clip-${round(x)}-${round(y)}`.replaceAll('.', '_');
  return (
    `<clipPath id="${id}"><rect ${box} rx="${radius}"/></clipPath>` +
    `<g${turned}${extra && ` ${extra}`}><g clip-path="url(#${id})">${image}</g></g>`
  );
}

/** Draws the mark and the name of the product. */
export function wordmark(lettering: Lettering, x: number, y: number, color: string = palette.foam) {
  return (
    picture(embedded(markSvg()), { x, y: y - 38, width: 52, height: 52 }) +
    line(lettering, 'Hoptrail', { x: x + 60, y, size: 36, color, face: 'display' })
  );
}

/** Defines a gradient with stops `[offset, color, opacity]`. */
export function gradient(
  id: string,
  kind: 'across' | 'down' | 'round',
  stops: readonly (readonly [number, string, number])[],
): string {
  const marks = stops
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  if (kind === 'round') return `<radialGradient id="${id}">${marks}</radialGradient>`;
  const end = kind === 'across' ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  return `<linearGradient id="${id}" ${end}>${marks}</linearGradient>`;
}

/** Defines the hard shadow of something that lies on the card, to be used as `filter`. */
export const LIFTED =
  '<filter id="lifted" x="-10%" y="-10%" width="125%" height="130%"><feDropShadow dx="6" dy="9" ' +
  'stdDeviation="0" flood-color="#070503" flood-opacity=".5"/></filter>';
