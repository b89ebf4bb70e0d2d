import { palette, shaded } from '../palette.ts';
import { spectacles } from '../parts/face.ts';
import { type HatKind, hat } from '../parts/hats.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';

/** The clothes of an animal. */
export type Wear = {
  hat?: HatKind;
  hatColour?: string;
  glasses?: 'round' | 'square' | 'dark';
  neck?: 'bandana' | 'collar' | 'bowtie' | 'scarf' | 'keg' | 'bell' | 'medal';
  neckColour?: string;
};

/** Draws neckwear about 90 px wide around the origin, which is the throat of a front view. */
export function neckwear({ neck, neckColour = palette.brick }: Wear): string {
  const dark = shaded(neckColour, 0.3);
  const band = stroke('M-44-6C-24 14 24 14 44-6', neckColour, 10);
  switch (neck) {
    case 'bandana':
      return (
        fill('M-52-12C-26 12 26 12 52-12L46 8L4 56Q0 60-4 56L-46 8Z', neckColour) +
        fill('M16 4C30 2 42-4 52-12L46 8L4 56Q2 58 0 58Z', dark, 'opacity=".6"') +
        stroke(
          'M-28 12v.1M-10 16v.1M10 16v.1M28 12v.1M-16 28v.1M0 30v.1M16 28v.1M0 44v.1',
          palette.foam,
          5,
        )
      );
    case 'bowtie':
      return (
        stroke('M-44-8C-24 8 24 8 44-8', dark, 7) +
        fill('M0 8L-34-8Q-38 8-34 26ZM0 8L34-8Q38 8 34 26Z', neckColour) +
        rect(-9, -2, 18, 20, dark, 6)
      );
    case 'scarf':
      return (
        fill('M-56-16C-30 8 30 8 56-16L60 6C30 26-30 26-60 6Z', neckColour) +
        fill('M16 14L38 10L48 58L24 62Z', dark) +
        stroke(
          'M-40 0l4 12M-20 6l3 12M20 6l-3 12M40 0l-4 12M28 52l14-3',
          palette.foam,
          4,
          'opacity=".8"',
        )
      );
    case 'keg':
      return (
        band +
        rect(-26, 6, 52, 34, palette.oak, 10) +
        rect(-18, 6, 6, 34, palette.slate) +
        rect(12, 6, 6, 34, palette.slate) +
        stroke('M-8 14V32M8 14V32', palette.wood, 2.6) +
        circle(0, 23, 6, palette.hop)
      );
    case 'bell':
      return (
        band +
        fill('M-14 34C-14 16-10 12 0 12S14 16 14 34Z', palette.amber) +
        rect(-17, 32, 34, 6, '#a8741a', 3) +
        circle(0, 41, 4.5, '#7a4d0a')
      );
    case 'medal':
      return (
        band +
        circle(0, 24, 14, palette.amber) +
        circle(0, 24, 9.5, '#a8741a') +
        fill('M0 16C6 20 6 28 0 33C-6 28-6 20 0 16Z', palette.leaf)
      );
    case 'collar':
      return band + ellipse(0, 19, 9, 10, palette.amber) + circle(0, 19, 3, '#7a4d0a');
    default:
      return '';
  }
}

/** Draws a hat with its brim at `y` of a head, leaning by `turn` degrees. */
export function headwear(wear: Wear, y: number, scale: number, turn: number): string {
  return wear.hat ? place(0, y, hat(wear.hat, wear.hatColour ?? palette.brick), scale, turn) : '';
}

/** Draws glasses for eyes that are `gap` px off the middle on both sides. */
export function eyewear({ glasses }: Wear, gap: number, y: number): string {
  return glasses ? spectacles(glasses, gap, y, glasses === 'round' ? 17 : 19) : '';
}
