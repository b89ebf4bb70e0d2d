import { grain } from './parts/grain.ts';
import { type PosterColors, posterColors } from './poster-scenes/colors.ts';
import { marketPoster, runPoster, truckPoster } from './poster-scenes/outdoors.ts';
import { type PosterKind, posterLook } from './poster-scenes/poster-look.ts';
import { musicPoster, quizPoster, releasePoster } from './poster-scenes/stage.ts';
import { gamesPoster, harvestPoster, partyPoster, supperPoster } from './poster-scenes/table.ts';
import { paintPoster, recordsPoster, tourPoster } from './poster-scenes/workshop.ts';
import { createRandom } from './random.ts';
import { svgFile } from './svg.ts';

const posters: Readonly<Record<PosterKind, (colors: PosterColors) => string>> = {
  truck: truckPoster,
  run: runPoster,
  records: recordsPoster,
  music: musicPoster,
  games: gamesPoster,
  quiz: quizPoster,
  supper: supperPoster,
  harvest: harvestPoster,
  paint: paintPoster,
  tour: tourPoster,
  release: releasePoster,
  market: marketPoster,
  party: partyPoster,
};

/**
 * Draws the picture of an event. Its title and the seed (its id) determine the subject, the seed the
 * colors. Returns an SVG of 480 x 320 px that fills its frame.
 */
export function posterSvg(seed: string, title?: string): string {
  const random = createRandom(`poster:${seed}`);
  const { kind, colors } = posterLook(seed, title);
  const body = posters[kind](posterColors[colors] ?? posterColors[0]);
  return svgFile(480, 320, body + grain(random, 480, 320, 50), 'slice');
}
