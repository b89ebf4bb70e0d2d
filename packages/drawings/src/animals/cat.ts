import { lit } from '../palette.ts';
import { type CatLook, catHead } from '../parts/cat-head.ts';
import { type Pose, posed } from './pose.ts';
import { eyewear, headwear, neckwear, type Wear } from './wear.ts';

/** One cat: its look, clothes and pose. */
export type Cat = CatLook & Wear & { pose?: Pose; turn?: number; chest?: string };

/** Draws a cat without its ground, 240 x 240 px. */
export function drawCat(cat: Cat): string {
  const head = catHead(cat) + eyewear(cat, 25, -2) + headwear(cat, -42, 0.94, 4);
  const body = {
    coat: cat.coat,
    chest: cat.chest ?? lit(cat.coat, 0.18),
    paws: cat.chest ?? cat.coat,
  };
  return posed(cat.pose ?? 'bust', body, head, neckwear(cat), cat.turn);
}
