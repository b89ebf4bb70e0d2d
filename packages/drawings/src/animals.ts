import { calves, drawCalf } from './animals/calf.ts';
import { drawCat } from './animals/cat.ts';
import { cats } from './animals/cats.ts';
import { drawChicken } from './animals/chicken.ts';
import { chickens } from './animals/chickens.ts';
import { drawDog } from './animals/dog.ts';
import { largeDogs } from './animals/large-dogs.ts';
import type { Looks } from './animals/looks.ts';
import { smallDogs } from './animals/small-dogs.ts';
import { drawTurtle, turtles } from './animals/turtle.ts';
import { colourDistance } from './palette.ts';
import { grain } from './parts/grain.ts';
import { groundColours, portraitGround } from './portraits/ground.ts';
import { createRandom } from './random.ts';
import { svgFile } from './svg.ts';

/** A pet of the gallery; `character` describes its picture in a few words. */
export type Animal = {
  slug: string;
  name: string;
  kind: 'dog' | 'cat' | 'chicken' | 'calf' | 'turtle';
  character: string;
};

type Drawn = Animal & { coat: string; draw: () => string };

function gather<Look>(
  kind: Animal['kind'],
  looks: Looks<Look>,
  draw: (look: Look) => string,
  coatOf: (look: Look) => string,
): Drawn[] {
  return Object.entries(looks).map(([slug, [name, character, look]]) => ({
    slug,
    name,
    kind,
    character,
    coat: coatOf(look),
    draw: () => draw(look),
  }));
}

const drawn: readonly Drawn[] = [
  ...gather('dog', largeDogs, drawDog, (look) => look.coat),
  ...gather('dog', smallDogs, drawDog, (look) => look.coat),
  ...gather('cat', cats, drawCat, (look) => look.coat),
  ...gather('chicken', chickens, drawChicken, (look) => look.body),
  ...gather('calf', calves, drawCalf, (look) => look.coat),
  ...gather('turtle', turtles, drawTurtle, (look) => look.skin),
];

/** All pets of the gallery, dogs first. */
export const animals: readonly Animal[] = drawn.map(({ slug, name, kind, character }) => ({
  slug,
  name,
  kind,
  character,
}));

/** Returns the ground, of three candidates, that contrasts best with a coat. */
function groundFor(coat: string, index: number): string {
  const turn = [0, 3, 6].map(
    (step) => groundColours[(index + step) % groundColours.length] ?? groundColours[0],
  );
  return turn.reduce((best, colour) =>
    colourDistance(colour, coat) > colourDistance(best, coat) ? colour : best,
  );
}

/**
 * Draws the pet with this slug on a coloured ground, as an SVG of 240 x 240 px that can be cropped
 * to a circle. Returns undefined for an unknown slug.
 */
export function animalSvg(slug: string): string | undefined {
  const index = drawn.findIndex((animal) => animal.slug === slug);
  const animal = drawn[index];
  if (!animal) return undefined;
  const random = createRandom(`animal:${slug}`);
  const ground = portraitGround(random, groundFor(animal.coat, index));
  return svgFile(240, 240, ground + animal.draw() + grain(random, 240, 240, 40), 'slice');
}
