import { grain } from '../parts/grain.ts';
import { createRandom, numberInSeries } from '../random.ts';
import { svgFile } from '../svg.ts';
import {
  coverGrounds,
  discCover,
  headphonesCover,
  hopMicrophoneCover,
  talkCover,
} from './covers.ts';

const covers = [hopMicrophoneCover, discCover, headphonesCover, talkCover] as const;

/**
 * Draws the cover of a podcast episode or show. The seed determines subject and ground; seeds that
 * end in following numbers share neither. Returns an SVG of 480 x 480 px.
 */
export function coverSvg(seed: string): string {
  const random = createRandom(`cover:${seed}`);
  const number = numberInSeries(seed);
  const draw = covers[number % covers.length] ?? talkCover;
  const ground = coverGrounds[number % coverGrounds.length] ?? coverGrounds[0];
  return svgFile(480, 480, draw(random, ground) + grain(random, 480, 480, 60), 'slice');
}
