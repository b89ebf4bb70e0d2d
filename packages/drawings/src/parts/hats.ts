import { lit, mix, palette, shaded } from '../palette.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { badgeTones } from './badge-tones.ts';
import { hopCone, hopLeaf } from './hop-cone.ts';

/** The kinds of hats. */
export const hatKinds = [
  'flat-cap',
  'beanie',
  'bowler',
  'straw',
  'party',
  'crown',
  'cap',
  'hop',
  'top',
  'beret',
] as const;

/** One kind of hat. */
export type HatKind = (typeof hatKinds)[number];

function bowler(color: string, band: string): string {
  return (
    fill('M-36-4C-38-58 38-58 36-4Z', color) +
    fill('M10-45C30-42 37-26 36-4H16C20-20 18-36 10-45Z', shaded(color, 0.4), 'opacity=".6"') +
    rect(-37, -16, 74, 12, band) +
    fill(
      'M-56-6C-40 8 40 8 56-6C58-12 52-14 48-10C30-2-30-2-48-10C-52-14-58-12-56-6Z',
      lit(color, 0.1),
    )
  );
}

function flatCap(color: string): string {
  return (
    fill('M-48-2C-52-34-22-46 8-44C38-42 50-24 48-4C30 2-30 4-48-2Z', color) +
    stroke('M-4-43C-20-34-26-20-26-2M-4-43C10-34 20-22 22-4', shaded(color, 0.35), 3) +
    circle(-3, -44, 4.5, shaded(color, 0.3)) +
    fill(
      'M-48-6C-30 0 30 0 50-8C58 0 52 9 40 9C20 3-20 3-42 8C-54 8-56 0-48-6Z',
      shaded(color, 0.28),
    )
  );
}

function beanie(color: string, cuff: string): string {
  return (
    circle(0, -60, 13, cuff) +
    stroke('M-8-66l3 4M6-66l-2 5M-2-56l4 4', shaded(cuff, 0.3), 2.6) +
    fill('M-42 0C-44-66 44-66 42 0Z', color) +
    stroke('M-22-38V-10M0-46V-10M22-38V-10', shaded(color, 0.3), 4) +
    rect(-46, -16, 92, 20, cuff, 9) +
    stroke('M-30-12V0M-15-12V0M0-12V0M15-12V0M30-12V0', shaded(cuff, 0.25), 3)
  );
}

function cap(color: string, brim: string): string {
  return (
    fill('M-42-2C-46-60 46-60 42-2Z', color) +
    fill(
      'M-18-46C-8-52 8-52 18-46C24-30 24-14 22-2H-22C-24-14-24-30-18-46Z',
      palette.foam,
      'opacity=".85"',
    ) +
    place(0, -22, hopCone(badgeTones['green-hop'], 2), 0.4) +
    circle(0, -48, 4, brim) +
    fill('M-44-4C-30-12 30-12 44-4C58 4 54 14 42 11C20 3-20 3-42 11C-54 14-58 4-44-4Z', brim)
  );
}

/** Draws a hat with the middle of its brim at the origin, about 96 px wide and 60 px high. */
export function hat(kind: HatKind, color: string): string {
  const second = mix(color, palette.foam, 0.55);
  switch (kind) {
    case 'flat-cap':
      return flatCap(color);
    case 'beanie':
      return beanie(color, second);
    case 'bowler':
      return bowler('#33271f', color);
    case 'cap':
      return cap(color, shaded(color, 0.3));
    case 'straw':
      return (
        ellipse(0, 0, 66, 11, '#d9b35c') +
        fill('M-34 0C-36-40-26-42 0-42S36-40 34 0Z', '#e6c67a') +
        fill('M-35-13H35L34 1H-34Z', color) +
        stroke('M-52 1H52M-24-34H24M-28-24H28', '#b58d3c', 2.4)
      );
    case 'party':
      return (
        fill('M-28 0L2-72L28 0Q0 8-28 0Z', color) +
        stroke('M-20-20L17-30M-11-42L9-50M-26-3L26-10', palette.foam, 5) +
        circle(2, -74, 9, palette.amber) +
        stroke('M2-74l9-7M2-74l-8-8M2-74v-12', palette.amber, 3)
      );
    case 'crown':
      return (
        fill('M-36 2L-42-38L-20-18L0-48L20-18L42-38L36 2Q0 9-36 2Z', '#eab945') +
        fill('M0-48L20-18L42-38L36 2Q18 6 0 6Z', '#a8741a', 'opacity=".45"') +
        circle(-42, -40, 5, '#f7dd8a') +
        circle(0, -50, 6, '#f7dd8a') +
        circle(42, -40, 5, '#f7dd8a') +
        circle(0, -8, 6, palette.brick) +
        circle(-20, -7, 4, palette.teal) +
        circle(20, -7, 4, palette.teal)
      );
    case 'hop':
      return (
        hopLeaf('#6b8f2c', '#3c5520', -10, 0, 1.5, -72) +
        hopLeaf('#6b8f2c', '#3c5520', 10, 0, 1.5, 72) +
        place(0, -26, hopCone(badgeTones['green-hop'], 1.6), 0.9, 180)
      );
    case 'top':
      return (
        fill('M-30 0L-35-66Q0-74 35-66L30 0Z', '#2c2320') +
        fill('M8-70Q24-69 35-66L30 0H10Z', '#120b0a', 'opacity=".4"') +
        fill('M-32-20H32L31-4H-31Z', color) +
        fill('M-54-4C-36 6 36 6 54-4C56 8 40 10 0 10S-56 8-54-4Z', '#3a2f2a')
      );
    case 'beret':
      return (
        stroke('M0-34l4-11', color, 5) +
        fill('M-58-14C-50-40 30-46 50-18C56-4 34 4 0 4S-60 2-58-14Z', color) +
        fill(
          'M20-34C40-30 56-14 46-6C30 4 10 4 0 4C26-4 30-20 20-34Z',
          shaded(color, 0.35),
          'opacity=".6"',
        ) +
        rect(-34, -3, 68, 9, shaded(color, 0.4), 4)
      );
  }
}
