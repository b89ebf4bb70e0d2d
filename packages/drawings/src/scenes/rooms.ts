import { palette, shaded } from '../palette.ts';
import { badgeTones } from '../parts/badge-tones.ts';
import { glow } from '../parts/bunting.ts';
import { contactShadow, glass } from '../parts/glass.ts';
import { hopCone } from '../parts/hop-cone.ts';
import { lamp } from '../parts/lamp.ts';
import type { Random } from '../random.ts';
import { circle, fill, place, rect, stroke } from '../svg.ts';

function boards(colour: string, from: number, step: number, to: number): string {
  let lines = '';
  for (let y = from; y < to; y += step) lines += `M0 ${y}H1200`;
  return stroke(lines, shaded(colour, 0.3), 4);
}

/** Draws a corner of the bar: a stool, a coat, and pictures on the wall. */
export function profileScene(random: Random): string {
  const wall = '#2d2218';
  const frame = (x: number, y: number, width: number, height: number, inner: string) =>
    rect(x - 8, y - 8, width + 16, height + 16, palette.oak, 4) +
    rect(x, y, width, height, '#1b2421', 2) +
    place(x + width / 2, y + height / 2, inner);
  const hills =
    fill('M-60 46V10L-24-26L4 4L28-16L60 18V46Z', palette.fern) +
    circle(34, -28, 12, palette.amber);
  const stool = (x: number) =>
    place(
      x,
      600,
      rect(-62, -138, 124, 26, palette.brick, 13) +
        rect(-62, -138, 124, 9, '#c8664c', 5) +
        stroke('M-38-112L-54 0M38-112L54 0M-46-52H46', palette.ground, 11),
    );
  const coat = place(
    1000,
    92,
    rect(-90, -10, 180, 14, palette.oak, 7) +
      stroke('M-50 4v16M0 4v16M50 4v16', palette.malt, 8) +
      fill('M40 22C70 24 92 60 98 130L108 260H10L14 120C16 60 26 26 40 22Z', palette.lagoon) +
      stroke('M56 40V258', shaded(palette.lagoon, 0.4), 5) +
      fill('M-70 20C-40 20-34 44-34 70H-106C-104 44-96 20-70 20Z', palette.amber) +
      fill('M-116 66H-24C-22 78-118 78-116 66Z', shaded(palette.amber, 0.3)),
  );
  return (
    rect(0, 0, 1200, 600, wall) +
    boards(wall, 40, 56, 420) +
    glow(600, 250, 420, palette.amber) +
    frame(180, 110, 120, 92, hills) +
    frame(350, 90, 104, 130, place(0, 4, hopCone(badgeTones['green-hop'], 1.6), 1.15)) +
    frame(
      196,
      244,
      92,
      92,
      circle(0, 0, 34, palette.brick) +
        circle(0, 0, 24, palette.cream) +
        stroke('M-10 0l7 8l14-16', palette.brick, 5),
    ) +
    coat +
    rect(0, 420, 1200, 38, palette.oak) +
    rect(0, 420, 1200, 7, palette.wheat, 0, 'opacity=".7"') +
    rect(0, 458, 1200, 142, '#1c150e') +
    stroke('M150 470V600M350 470V600M550 470V600M750 470V600M950 470V600', palette.ground, 6) +
    place(640, 428, contactShadow(56) + glass('tulip', '#e2952e'), 1.35) +
    place(
      520,
      424,
      rect(-60, -16, 120, 18, palette.wine, 3) +
        rect(-56, -13, 112, 9, palette.cream) +
        stroke('M34-24l40-18', palette.amber, 6),
    ) +
    stool(360) +
    stool(820 + random.whole(-20, 20)) +
    lamp(600, 70, 400, palette.moss, palette.amber)
  );
}

/** Draws a recording room with two microphones and a lit sign. */
export function podcastScene(): string {
  const foamTile = 'M0 0H70V70H0ZM0 0L35 35L70 0M35 35L70 70M35 35L0 70';
  const tiles = Array.from({ length: 12 }, (_, index) =>
    place(
      60 + (index % 4) * 72,
      90 + Math.floor(index / 4) * 72,
      fill('M0 0H70V70H0Z', index % 2 ? '#33243a' : '#3b2a43') + stroke(foamTile, '#241a2a', 4),
    ),
  );
  const tilesRight = Array.from({ length: 12 }, (_, index) =>
    place(
      852 + (index % 4) * 72,
      90 + Math.floor(index / 4) * 72,
      fill('M0 0H70V70H0Z', index % 2 ? '#3b2a43' : '#33243a') + stroke(foamTile, '#241a2a', 4),
    ),
  );
  const mic = (turn: number) =>
    stroke('M0 0L-40-120L40-190', palette.slate, 12) +
    place(
      40,
      -190,
      rect(-28, -88, 56, 104, palette.steel, 28) +
        stroke('M-24-62H24M-26-44H26M-26-26H26', palette.slate, 4.5) +
        rect(-30, -16, 60, 11, palette.brick),
      1,
      turn,
    ) +
    rect(-34, -10, 68, 14, palette.ground, 6);
  const sign =
    rect(480, 92, 240, 92, '#17120d', 16) +
    rect(490, 102, 220, 72, 'none', 10, `stroke="${palette.brick}" stroke-width="5"`) +
    circle(530, 138, 13, palette.brick) +
    stroke(
      'M562 124v28M562 138h0M580 122v32M600 128v20M620 116v44M640 126v24M660 132v12',
      '#f2a48c',
      8,
    ) +
    glow(600, 138, 210, palette.brick);
  const cans =
    stroke('M0 0V-26A44 44 0 0 1 88-26V0', palette.wine, 10) +
    rect(-14, -32, 28, 46, palette.amber, 12) +
    rect(74, -32, 28, 46, palette.amber, 12);
  return (
    rect(0, 0, 1200, 600, '#221826') +
    tiles.join('') +
    tilesRight.join('') +
    sign +
    rect(0, 440, 1200, 40, palette.oak) +
    rect(0, 440, 1200, 7, palette.malt) +
    rect(0, 480, 1200, 120, '#17110f') +
    place(350, 442, mic(18), 1.1) +
    place(850, 442, `<g transform="scale(-1 1)">${mic(18)}</g>`, 1.1) +
    place(596, 446, contactShadow(56) + glass('pint', '#d98a2b'), 1.2) +
    place(690, 446, contactShadow(56) + glass('tulip', '#5a2e1a'), 1.1) +
    place(200, 432, cans, 1.1) +
    place(960, 448, contactShadow(56) + glass('mug', '#eab03c'), 1.2) +
    stroke('M366 442C390 520 560 500 600 600', palette.ground, 7)
  );
}
