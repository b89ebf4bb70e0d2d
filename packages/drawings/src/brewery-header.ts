import { barScene } from './header-scenes/bar.ts';
import { barrelsScene } from './header-scenes/barrels.ts';
import { bottlesScene } from './header-scenes/bottles.ts';
import { hopFieldScene } from './header-scenes/hop-field.ts';
import { pickMood } from './header-scenes/mood.ts';
import { mountainScene } from './header-scenes/mountain.ts';
import { skylineScene } from './header-scenes/skyline.ts';
import { tanksScene } from './header-scenes/tanks.ts';
import { grain } from './parts/grain.ts';
import { createRandom } from './random.ts';
import { fade, svgFile } from './svg.ts';

/**
 * Draws the header picture of a brewery that has none. The seed (the brewery's id) determines
 * scene, time of day and details. Returns an SVG of 1200 x 600 px that fills its frame; its outer
 * tenth can be cropped.
 */
export function breweryHeaderSvg(seed: string): string {
  const random = createRandom(`header:${seed}`);
  const scene = random.pick([
    tanksScene,
    barrelsScene,
    skylineScene,
    hopFieldScene,
    bottlesScene,
    barScene,
    mountainScene,
  ]);
  const mood = pickMood(random);
  const body = scene(random, mood);
  const flecks = grain(random, 1200, 600, 55);
  return svgFile(1200, 600, `<defs>${fade('sky', mood.sky)}</defs>${body}${flecks}`, 'slice');
}
