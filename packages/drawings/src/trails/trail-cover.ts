import { harbourScene } from '../header-scenes/harbour.ts';
import { hopFieldScene } from '../header-scenes/hop-field.ts';
import { type Mood, moods, shiftMood } from '../header-scenes/mood.ts';
import { mountainScene } from '../header-scenes/mountain.ts';
import { plainsScene } from '../header-scenes/plains.ts';
import { skylineScene } from '../header-scenes/skyline.ts';
import { viaductScene } from '../header-scenes/viaduct.ts';
import { mix, palette } from '../palette.ts';
import { mapPin } from '../parts/map-pin.ts';
import { createRandom, type Random } from '../random.ts';
import { circle, fade, place, rect, round, stroke, svgFile } from '../svg.ts';
import { trailCoverLook } from './trail-look.ts';

const scenes = {
  skyline: skylineScene,
  mountain: mountainScene,
  hopField: hopFieldScene,
  harbour: harbourScene,
  plains: plainsScene,
  viaduct: viaductScene,
} as const;

/**
 * Draws the cover of a trail: a scene with its route, from the first stamp to the last. Its
 * number determines scene and colors, the seed (its id) the route and the details, and all of it if
 * there is no number. Returns an SVG of 1200 x 600 px that fills its frame; its outer tenth can be
 * cropped.
 */
export function trailCoverSvg(seed: string, number?: number): string {
  const random = createRandom(`trail:${seed}`);
  const look = trailCoverLook(seed, number);
  const mood = shiftMood(moods[look.mood], random);
  const scene = scenes[look.scene](random, mood);
  const turned = look.isMirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${scene}</g>` : scene;
  const dusk = rect(0, 0, 1200, 600, mood.near, 0, 'opacity=".28"');
  const body = turned + dusk + route(random, mood);
  return svgFile(1200, 600, `<defs>${fade('sky', mood.sky)}</defs>${body}`, 'slice');
}

/** Draws a dashed route with a stamp at each stop, and the pin at the last one. */
function route(random: Random, mood: Mood): string {
  const count = random.whole(4, 6);
  const stops = Array.from({ length: count }, (_, index) => ({
    x: 170 + (index * 860) / (count - 1),
    y: 400 + (index % 2 ? -1 : 1) * random.between(20, 95) - index * 12,
  }));
  const path = stops
    .map(({ x, y }, index) => {
      const before = stops[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const middle = round((before.x + x) / 2);
      return `C${middle} ${round(before.y)} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
  const ink = mix(mood.light, palette.foam, 0.35);
  const marks = stops.map(({ x, y }, index) =>
    index === count - 1
      ? place(x, y, mapPin(palette.hop, mood.near), 1.35)
      : circle(x, y, 17, mood.near, `stroke="${ink}" stroke-width="5"`) + circle(x, y, 7, ink),
  );
  return stroke(path, ink, 7, 'stroke-dasharray="2 20" opacity=".9"') + marks.join('');
}
