import { lit, palette } from '../palette.ts';
import { type CatLook, catHead } from '../parts/cat-head.ts';
import { type Pose, posed } from './pose.ts';
import { eyewear, headwear, neckwear, type Wear } from './wear.ts';

/** One cat: how it looks, what it wears and how it holds itself. */
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

/** The cats of the gallery by slug: name, a word for those who cannot see it, and the look. */
export const cats: Readonly<Record<string, readonly [name: string, character: string, cat: Cat]>> =
  {
    marmalade: [
      'Marmalade',
      'a ginger tabby in a beanie',
      {
        coat: '#dd9147',
        second: '#a95f25',
        pattern: 'tabby',
        eyes: '#b8c95a',
        hat: 'beanie',
        hatColour: palette.teal,
      },
    ],
    espresso: [
      'Espresso',
      'a tuxedo cat in a bow tie',
      {
        coat: '#35302f',
        second: '#f4ead8',
        pattern: 'tuxedo',
        eyes: '#e3c04a',
        chest: '#f4ead8',
        neck: 'bowtie',
        neckColour: palette.brick,
      },
    ],
    olive: [
      'Olive',
      'a grey cat with round glasses',
      {
        coat: '#8b9096',
        second: '#646a70',
        pattern: 'plain',
        eyes: '#a9c24a',
        glasses: 'round',
        neck: 'scarf',
        neckColour: palette.amber,
        turn: -5,
      },
    ],
    saffron: [
      'Saffron',
      'a Siamese in a beret',
      {
        coat: '#ecdfc6',
        second: '#5f4433',
        pattern: 'points',
        eyes: '#6fb2dc',
        hat: 'beret',
        hatColour: palette.plum,
        turn: 5,
      },
    ],
    patches: [
      'Patches',
      'a calico guarding the bar',
      {
        coat: '#f1e8d8',
        second: '#cf7f3c',
        pattern: 'calico',
        eyes: '#8dba39',
        pose: 'bar',
        neck: 'bell',
        neckColour: palette.teal,
      },
    ],
    midnight: [
      'Midnight',
      'a black cat in a top hat',
      {
        coat: '#3d3735',
        second: '#3d3735',
        pattern: 'plain',
        eyes: '#9ccf3f',
        hat: 'top',
        hatColour: palette.brick,
        neck: 'bowtie',
        neckColour: palette.amber,
      },
    ],
    duchess: [
      'Duchess',
      'a long-haired white cat with a crown',
      {
        coat: '#efe7da',
        second: '#d5c8b3',
        pattern: 'plain',
        eyes: '#6fb2dc',
        gaze: 'half',
        fluffy: true,
        hat: 'crown',
        neck: 'medal',
        neckColour: palette.plum,
      },
    ],
    tiger: [
      'Tiger',
      'a brown tabby asleep on the bar',
      {
        coat: '#97764f',
        second: '#54402b',
        pattern: 'tabby',
        eyes: '#c9b04a',
        gaze: 'closed',
        pose: 'bar',
        turn: 9,
      },
    ],
    scotty: [
      'Scotty',
      'a Scottish Fold in a flat cap',
      {
        coat: '#a89a8a',
        second: '#7c6f61',
        pattern: 'plain',
        eyes: '#e0a63c',
        folded: true,
        hat: 'flat-cap',
        hatColour: palette.fern,
        neck: 'scarf',
        neckColour: palette.brick,
      },
    ],
    bean: [
      'Bean',
      'a spotted kitten waiting for news',
      {
        coat: '#c99b5e',
        second: '#6b4826',
        pattern: 'spots',
        eyes: '#8dba39',
        gaze: 'side',
        pose: 'sit',
        neck: 'bell',
        neckColour: palette.brick,
      },
    ],
    nimbus: [
      'Nimbus',
      'a smoky Persian in dark glasses',
      {
        coat: '#74767c',
        second: '#9fa1a6',
        pattern: 'mask',
        eyes: '#e3a23c',
        fluffy: true,
        glasses: 'dark',
        neck: 'bandana',
        neckColour: palette.leaf,
      },
    ],
  };
