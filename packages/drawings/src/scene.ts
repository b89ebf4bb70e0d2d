import { grain } from './parts/grain.ts';
import { createRandom } from './random.ts';
import { eventsScene } from './scenes/festival.ts';
import { podcastScene, profileScene } from './scenes/rooms.ts';
import { breweriesScene, leaderboardScene } from './scenes/shelves.ts';
import { trailScene } from './scenes/trail.ts';
import { svgFile } from './svg.ts';

const scenes = {
  profile: profileScene,
  podcast: podcastScene,
  events: eventsScene,
  leaderboard: leaderboardScene,
  breweries: breweriesScene,
  trail: trailScene,
} as const;

/** A screen with its own header picture. */
export type SceneKind = keyof typeof scenes;

/** All screens with a header picture. */
export const sceneKinds = Object.keys(scenes) as readonly SceneKind[];

/**
 * Draws the header picture of a screen. Returns an SVG of 1200 x 600 px that fills its frame and
 * can be cropped to 16:9 or 5:2.
 */
export function sceneSvg(kind: SceneKind): string {
  const random = createRandom(`scene:${kind}`);
  return svgFile(1200, 600, scenes[kind](random) + grain(random, 1200, 600, 70), 'slice');
}
