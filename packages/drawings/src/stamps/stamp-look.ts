import { createRandom, hashText } from '../random.ts';

/** The shapes of stamps. */
const stampShapes = [
  'portrait',
  'roundel',
  'shield',
  'landscape',
  'hexagon',
  'oval',
  'ticket',
  'cap',
  'diamond',
] as const;

/** The inks of stamps, in the order of the colors of drawn logos. */
const inks = [
  '#a23a22',
  '#9a5c0c',
  '#23665e',
  '#7f2320',
  '#33552a',
  '#633a63',
  '#1c4a63',
  '#5f7a14',
  '#5d3d22',
  '#2b4380',
] as const;

/** How many stamps a brewery has. */
const EDITIONS = 3;

/** What tells two stamps apart at a glance. */
export interface StampLook {
  shape: (typeof stampShapes)[number];
  ink: string;
}

/**
 * Returns the shape and ink of a brewery's stamp. Its editions share neither; the ink of the first
 * is the color of its drawn logo.
 * @param seed the brewery's id
 * @param edition 0, 1 or 2
 */
export function stampLook(seed: string, edition: number): StampLook {
  const first = Math.floor(createRandom(`logo:${seed}`).next() * inks.length);
  const shape = hashText(`stamp:${seed}`) + edition * 4;
  return {
    shape: stampShapes[shape % stampShapes.length] ?? 'portrait',
    ink: inks[(first + edition * 3) % inks.length] ?? inks[0],
  };
}

/**
 * Returns the edition of each stamp in a row of stamps, so that no two neighbours share a shape or
 * an ink. One of three always differs from the stamp before, which has one shape and one ink.
 * @param seeds the ids of the breweries, in their order
 */
export function stampEditions(seeds: readonly string[]): number[] {
  const looksBySeed = new Map<string, StampLook[]>();
  const editions: number[] = [];
  let before: StampLook | undefined;
  for (const seed of seeds) {
    const looks =
      looksBySeed.get(seed) ??
      Array.from({ length: EDITIONS }, (_, edition) => stampLook(seed, edition));
    looksBySeed.set(seed, looks);
    const edition = looks.findIndex(
      ({ shape, ink }) => shape !== before?.shape && ink !== before?.ink,
    );
    editions.push(edition);
    before = looks[edition];
  }
  return editions;
}
