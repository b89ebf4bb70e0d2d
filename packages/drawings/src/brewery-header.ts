import { barScene } from './header-scenes/bar.ts';
import { barrelsScene } from './header-scenes/barrels.ts';
import { bottlesScene } from './header-scenes/bottles.ts';
import { gardenScene } from './header-scenes/garden.ts';
import { harbourScene } from './header-scenes/harbour.ts';
import { headerLook } from './header-scenes/header-look.ts';
import { hopFieldScene } from './header-scenes/hop-field.ts';
import { moods, shiftMood } from './header-scenes/mood.ts';
import { mountainScene } from './header-scenes/mountain.ts';
import { plainsScene } from './header-scenes/plains.ts';
import { skylineScene } from './header-scenes/skyline.ts';
import { storefrontScene } from './header-scenes/storefront.ts';
import { tanksScene } from './header-scenes/tanks.ts';
import { viaductScene } from './header-scenes/viaduct.ts';
import { grain } from './parts/grain.ts';
import { createRandom } from './random.ts';
import { fade, svgFile } from './svg.ts';

const scenes = {
  tanks: tanksScene,
  barrels: barrelsScene,
  skyline: skylineScene,
  hopField: hopFieldScene,
  bottles: bottlesScene,
  bar: barScene,
  mountain: mountainScene,
  harbour: harbourScene,
  plains: plainsScene,
  storefront: storefrontScene,
  garden: gardenScene,
  viaduct: viaductScene,
} as const;

/**
 * Draws the header picture of a brewery that has none. Its number determines scene and colors, the
 * seed (its id) the details, and all of it if there is no number. Returns an SVG of 1200 x 600 px
 * that fills its frame; its outer tenth can be cropped.
 */
export function breweryHeaderSvg(seed: string, number?: number): string {
  const random = createRandom(`header:${seed}`);
  const { scene, mood: name, isMirrored } = headerLook(seed, number);
  const mood = shiftMood(moods[name], random);
  const body = scenes[scene](random, mood);
  const turned = isMirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${body}</g>` : body;
  const flecks = grain(random, 1200, 600, 55);
  return svgFile(1200, 600, `<defs>${fade('sky', mood.sky)}</defs>${turned}${flecks}`, 'slice');
}
