import { grain } from './parts/grain.ts';
import { canFigure, capFigure, catFigure, glassFigure, hopFigure } from './portraits/figures.ts';
import { groundColors, portraitGround } from './portraits/ground.ts';
import { createRandom } from './random.ts';
import { svgFile } from './svg.ts';

/**
 * Draws a default profile picture: a glass, bottle cap, hop cone or can with a face, or a cat in a
 * hat. The seed determines which. Returns an SVG of 240 x 240 px that can be cropped to a circle.
 */
export function portraitSvg(seed: string): string {
  const random = createRandom(`portrait:${seed}`);
  const color = random.pick(groundColors);
  const ground = portraitGround(random, color);
  const figure = random.pick([
    glassFigure,
    glassFigure,
    capFigure,
    catFigure,
    catFigure,
    hopFigure,
    canFigure,
  ]);
  return svgFile(240, 240, ground + figure(random, color) + grain(random, 240, 240, 40), 'slice');
}
