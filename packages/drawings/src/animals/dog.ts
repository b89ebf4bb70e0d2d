import { lit, shaded } from '../palette.ts';
import { fill, stroke } from '../svg.ts';
import { furStrokes, markings } from './dog-coat.ts';
import { earsBefore, earsBehind } from './dog-ears.ts';
import { dogFace } from './dog-face.ts';
import { type DogLook, headPaths } from './dog-look.ts';
import { type Pose, posed } from './pose.ts';
import { eyewear, headwear, neckwear, type Wear } from './wear.ts';

/** One dog: its look, clothes and pose. */
export type Dog = DogLook & Wear & { pose?: Pose; turn?: number; chest?: string; fringe?: boolean };

const fringe =
  'M-54-30C-58-66-30-80 0-80S58-66 54-30L46 4L36-12L27 4L14-14L3-2L-9-14L-19 3L-29-12L-39 6Z';
const strands =
  'M-34-40L-38-6M-20-58L-26-16M-6-66L-8-14M8-66L10-2M22-58L26-12M36-40L42-8M0-78V-40M-44-56L-50-34M44-56L50-34';

/** Draws a dog without its ground, 240 x 240 px. */
export function drawDog(dog: Dog): string {
  const outline = headPaths[dog.head];
  const gap = dog.head === 'wide' ? 31 : dog.head === 'long' ? 22 : 26;
  const head =
    earsBehind(dog) +
    fill(outline, dog.coat) +
    `<clipPath id="head"><path d="${outline}"/></clipPath><g clip-path="url(#head)">${markings(dog)}</g>` +
    furStrokes(dog.coat) +
    dogFace(dog) +
    (dog.fringe
      ? fill(fringe, lit(dog.coat, 0.3)) + stroke(strands, shaded(dog.coat, 0.3), 3)
      : '') +
    earsBefore(dog) +
    eyewear(dog, gap, -12) +
    headwear(dog, -54, 0.92, -4);
  const body = {
    coat: dog.coat,
    chest: dog.chest ?? lit(dog.coat, 0.18),
    paws: dog.chest ?? dog.coat,
  };
  return posed(dog.pose ?? 'bust', body, head, neckwear(dog), dog.turn);
}
