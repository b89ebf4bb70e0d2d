import { lit, palette, shaded } from '../palette.ts';
import { rect } from '../svg.ts';
import { cardFile, gradient, LIFTED, MARGIN, wordmark } from './frame.ts';
import { type Lettering, readable } from './lettering.ts';
import { line, title } from './typesetting.ts';

/** What the card of a beer shows. */
export interface BeerCard {
  name: string;
  brewery: string;
  style: string;
  /** Such as `5.4% ABV`; undefined where it is not known. */
  strength: string | undefined;
  shade: keyof typeof shades;
}

/** The color of the beer in the glass. */
const shades = {
  straw: '#f0cf6b',
  gold: '#eab03c',
  amber: '#d98a2b',
  copper: '#b35a24',
  brown: '#6e3a1e',
  black: '#2c160f',
  rose: '#b8485c',
} as const;

/** Draws the card of a beer: a full glass on the bar, and its name beside it. */
export function beerCard(lettering: Lettering, about: BeerCard): string {
  const named = title(lettering, readable(lettering, about.name) || 'Beer', {
    x: MARGIN,
    y: 432,
    width: 640,
    sizes: [100, 88, 76, 66, 56, 48],
    most: 3,
    color: palette.foam,
    grows: 'up',
  });
  const facts = [readable(lettering, about.style), about.strength].filter(Boolean).join(' · ');
  const text = { x: MARGIN, width: 640 };
  return cardFile(
    LIFTED +
      bar() +
      glass(shades[about.shade]) +
      named.body +
      line(lettering, facts, { ...text, y: 500, size: 34, color: palette.amber }) +
      line(lettering, readable(lettering, about.brewery), {
        ...{ ...text, y: 560, size: 34, color: palette.cream },
      }) +
      wordmark(lettering, MARGIN, 104),
  );
}

function bar(): string {
  const light = gradient('light', 'round', [
    [0, palette.amber, 0.36],
    [0.6, palette.amber, 0.1],
    [1, palette.amber, 0],
  ]);
  return (
    rect(0, 0, 1200, 630, palette.ground) +
    light +
    '<ellipse cx="930" cy="250" rx="640" ry="520" fill="url(#light)"/>' +
    rect(0, 578, 1200, 52, palette.wood) +
    rect(0, 578, 1200, 6, palette.oak)
  );
}

function glass(beer: string): string {
  const inside = 'M756 92H1104L1070 548Q1067 572 1044 572H816Q793 572 790 548Z';
  const bubbles = [
    [850, 470, 9],
    [905, 380, 7],
    [960, 500, 8],
    [1010, 420, 6],
    [880, 290, 6],
    [985, 300, 8],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${lit(beer)}" opacity=".7"/>`);
  return (
    `<clipPath id="glass"><path d="${inside}"/></clipPath><g filter="url(#lifted)">` +
    `<g clip-path="url(#glass)">${rect(740, 80, 400, 500, beer)}` +
    `<path d="M1000 80H1120L1080 580H960Z" fill="${shaded(beer)}" opacity=".5"/>` +
    bubbles.join('') +
    `<path d="M740 60H1120V196Q1082 228 1044 198T968 198 892 200 816 198 740 196Z" fill="${palette.foam}"/></g>` +
    `<path d="${inside}" fill="none" stroke="${palette.cream}" stroke-opacity=".7" stroke-width="10"/></g>`
  );
}
