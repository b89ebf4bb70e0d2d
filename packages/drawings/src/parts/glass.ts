import { lit, palette, shaded } from '../palette.ts';
import { ellipse, fill, stroke } from '../svg.ts';

/** The kinds of beer glasses. */
export const glassKinds = ['pint', 'tulip', 'mug', 'weizen'] as const;

/** One kind of glass. */
export type GlassKind = (typeof glassKinds)[number];

/** Beers by color, from wheat to stout. */
export const beerColors = [
  '#f0cf6b',
  '#eab03c',
  '#d98a2b',
  '#b35a24',
  '#5a2e1a',
  '#b8485c',
] as const;

/** The beers with a light color, on which a face or a print is visible. */
export const paleBeers = ['#f0cf6b', '#eab03c', '#d98a2b', '#b35a24', '#b8485c'] as const;

type Shape = { glass: string; beer: string; shade: string; gleam: string; foam: string };

const shapes: Readonly<Record<GlassKind, Shape>> = {
  pint: {
    glass: 'M-27-104H27L20-3Q20 0 16 0H-16Q-20 0-20-3Z',
    beer: 'M-24-88H24L18-8Q18-6 15-6H-15Q-18-6-18-8Z',
    shade: 'M8-88H24L18-8Q18-6 15-6H6Z',
    gleam: 'M-18-78L-15-30',
    foam: 'M-26-84C-31-90-29-101-22-102C-20-110-8-112-4-106C1-113 13-112 15-105C23-108 31-99 26-84C20-78 17-86 11-84C6-76 0-80-2-84C-9-82-8-70-14-72C-19-74-15-84-26-84Z',
  },
  tulip: {
    glass:
      'M-22-108H22C22-92 31-82 31-62C31-40 16-32 6-29V-9C6-6 20-5 21 0H-21C-20-5-6-6-6-9V-29C-16-32-31-40-31-62C-31-82-22-92-22-108Z',
    beer: 'M-22-90H22C25-82 27-74 27-62C27-44 14-36 0-34C-14-36-27-44-27-62C-27-74-25-82-22-90Z',
    shade: 'M10-90H22C25-82 27-74 27-62C27-44 14-36 2-34C12-46 15-70 10-90Z',
    gleam: 'M-20-78C-23-68-22-58-18-52',
    foam: 'M-23-86C-29-93-26-105-19-105C-16-113-6-113-3-108C2-114 12-114 13-107C22-109 28-98 23-86C16-82 14-88 8-86C3-80-3-84-6-86C-12-82-15-84-23-86Z',
  },
  mug: {
    glass:
      'M-30-92H28V-6Q28 0 22 0H-24Q-30 0-30-6ZM28-78H40Q50-78 50-68V-32Q50-20 38-20H28V-30H36Q41-30 41-36V-64Q41-69 37-69H28Z',
    beer: 'M-25-80H23V-10Q23-6 19-6H-21Q-25-6-25-10Z',
    shade: 'M10-80H23V-10Q23-6 19-6H10Z',
    gleam: 'M-16-66V-18M-2-66V-18M12-66V-18',
    foam: 'M-31-74C-37-82-34-93-27-93C-25-102-13-104-8-98C-3-105 9-105 12-98C20-103 34-96 30-76C27-69 20-76 15-74C12-66 4-70 1-74C-4-71-7-60-13-62C-18-64-15-74-31-74Z',
  },
  weizen: {
    glass:
      'M-22-132H22C27-112 22-92 17-66C14-44 16-22 18-3Q18 0 14 0H-14Q-18 0-18-3C-16-22-14-44-17-66C-22-92-27-112-22-132Z',
    beer: 'M-21-110H21C21-96 17-82 14-66C11-46 13-26 14-12Q14-9 11-9H-11Q-14-9-14-12C-13-26-11-46-14-66C-17-82-21-96-21-110Z',
    shade: 'M7-110H21C21-96 17-82 14-66C11-46 13-26 14-12Q14-9 11-9H5C4-40 8-70 7-110Z',
    gleam: 'M-15-100C-13-84-9-74-8-60',
    foam: 'M-22-106C-28-114-26-128-20-129C-17-139-6-140-2-133C4-140 13-138 15-131C23-133 27-118 22-106C15-101 13-108 8-106C3-98-2-102-5-106C-11-103-14-104-22-106Z',
  },
};

/**
 * Draws a full glass that stands on the origin, about 56 px wide and 110 px high (weizen 136 px).
 */
export function glass(kind: GlassKind, beer: string): string {
  const shape = shapes[kind];
  return (
    fill(shape.glass, palette.foam, 'opacity=".2" fill-rule="evenodd"') +
    fill(shape.beer, beer) +
    fill(shape.shade, shaded(beer, 0.35), 'opacity=".55"') +
    stroke(shape.gleam, lit(beer, 0.7), 4, 'opacity=".75"') +
    fill(shape.foam, '#fbf3df')
  );
}

/** Draws the soft shadow of a glass on the bar, around the origin. */
export function contactShadow(width: number): string {
  return ellipse(width * 0.14, 0, width * 0.62, width * 0.12, '#0b0805', 'opacity=".45"');
}
