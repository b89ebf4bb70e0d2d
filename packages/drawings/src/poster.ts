import { discCover, headphonesCover, hopMicrophoneCover, talkCover } from './covers/covers.ts';
import { grain } from './parts/grain.ts';
import { marketPoster, runPoster, truckPoster } from './poster-scenes/outdoors.ts';
import { musicPoster, quizPoster, releasePoster } from './poster-scenes/stage.ts';
import { createRandom } from './random.ts';
import { svgFile } from './svg.ts';

const posters = {
  music: musicPoster,
  quiz: quizPoster,
  release: releasePoster,
  market: marketPoster,
  run: runPoster,
  truck: truckPoster,
} as const;

/** The subject of an event picture. */
export type PosterKind = keyof typeof posters;

/** All subjects of event pictures. */
export const posterKinds = Object.keys(posters) as readonly PosterKind[];

/**
 * Draws the picture of an event: music, quiz, release, market, run club or food truck. The seed
 * determines which, unless `kind` does. Returns an SVG of 480 x 320 px that fills its frame.
 */
export function posterSvg(seed: string, kind?: PosterKind): string {
  const random = createRandom(`poster:${seed}`);
  const chosen = random.pick(['music', 'quiz', 'release', 'market', 'run', 'truck'] as const);
  const draw = posters[kind ?? chosen];
  return svgFile(480, 320, draw(random) + grain(random, 480, 320, 50), 'slice');
}

/**
 * Draws the cover of a podcast episode or show; the seed determines which. Returns an SVG of 480 x
 * 480 px.
 */
export function coverSvg(seed: string): string {
  const random = createRandom(`cover:${seed}`);
  const draw = random.pick([hopMicrophoneCover, discCover, headphonesCover, talkCover]);
  return svgFile(480, 480, draw(random) + grain(random, 480, 480, 60), 'slice');
}
