import { grain } from './parts/grain.ts';
import { flightPhoto, pintPhoto, pourPhoto, tablePhoto } from './photo-scenes/drinks.ts';
import { kettlePhoto, neonPhoto, patioPhoto } from './photo-scenes/places.ts';
import { dogPhoto, hopsPhoto } from './photo-scenes/regulars.ts';
import { createRandom, numberInSeries } from './random.ts';
import { svgFile } from './svg.ts';

const photos = [
  flightPhoto,
  hopsPhoto,
  pintPhoto,
  kettlePhoto,
  tablePhoto,
  dogPhoto,
  pourPhoto,
  patioPhoto,
  neonPhoto,
] as const;

/**
 * Draws a picture like a guest's photo: a flight, a pint, a tap, hops, the kettle, the patio, or
 * the dog under the table. The seed determines which; seeds that end in following numbers have
 * different ones. Returns an SVG of 480 x 360 px that fills its frame.
 */
export function photoSvg(seed: string): string {
  const random = createRandom(`photo:${seed}`);
  const draw = photos[numberInSeries(seed) % photos.length] ?? pintPhoto;
  return svgFile(480, 360, draw(random) + grain(random, 480, 360, 50), 'slice');
}
