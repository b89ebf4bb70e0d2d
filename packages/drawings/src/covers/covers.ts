import { lit, palette, shaded } from '../palette.ts';
import { badgeTones } from '../parts/badge-tones.ts';
import { glass, paleBeers } from '../parts/glass.ts';
import { hopCone } from '../parts/hop-cone.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';

/** The grounds of covers. */
export const coverGrounds = [
  palette.lagoon,
  palette.plum,
  palette.wine,
  palette.moss,
  '#2b3f57',
  '#7a4f22',
  '#8a4a38',
] as const;
const tints = [palette.amber, palette.brick, palette.leaf, palette.wheat, '#58a79d'] as const;

function rings(x: number, y: number, color: string): string {
  return [230, 186, 142]
    .map((radius, index) => circle(x, y, radius, color, `opacity="${0.1 + index * 0.05}"`))
    .join('');
}

/** Draws a microphone with a hop cone as its head. */
export function hopMicrophoneCover(random: Random, ground: string): string {
  const cone =
    badgeTones[
      random.pick(['green-hop', 'yellow-hop', 'red-hop', 'teal-hop', 'white-hop'] as const)
    ];
  return (
    rect(0, 0, 480, 480, ground) +
    rings(240, 210, random.pick(tints)) +
    stroke('M240 350V428', palette.steel, 22) +
    ellipse(240, 436, 92, 18, palette.slate) +
    ellipse(240, 430, 92, 18, palette.steel) +
    stroke('M126 190V214A114 114 0 0 0 354 214V190', palette.steel, 18) +
    place(240, 208, hopCone({ ...cone, stem: cone.line }, 1.5), 3.5) +
    stroke(
      'M80 150q-18 50 0 100M48 124q-30 76 0 152M400 150q18 50 0 100M432 124q30 76 0 152',
      palette.foam,
      10,
      'opacity=".8"',
    )
  );
}

/** Draws a record with a bottle cap as its label. */
export function discCover(random: Random, ground: string): string {
  const label = random.pick(tints);
  const grooves = [176, 154, 132, 110]
    .map((radius) => circle(0, 0, radius, 'none', 'stroke="#3a322b" stroke-width="4"'))
    .join('');
  const crimps = Array.from({ length: 21 }, (_, index) => {
    const angle = (index / 21) * Math.PI * 2;
    return `M${Math.round(74 * Math.cos(angle))} ${Math.round(74 * Math.sin(angle))}v.1`;
  }).join('');
  const arm =
    stroke('M420 70V190L350 300', palette.steel, 14) +
    circle(420, 70, 34, palette.slate) +
    circle(420, 70, 18, palette.steel) +
    place(346, 306, rect(-16, -18, 32, 48, palette.ground, 6), 1, 32);
  return (
    rect(0, 0, 480, 480, ground) +
    rect(24, 24, 432, 432, shaded(ground, 0.25), 26) +
    place(
      222,
      248,
      circle(8, 10, 196, '#0b0805', 'opacity=".35"') +
        circle(0, 0, 196, '#1a1613') +
        grooves +
        fill('M0 0L-150-126A196 196 0 0 1-70-183Z', '#fff', 'opacity=".08"') +
        fill('M0 0L150 126A196 196 0 0 1 70 183Z', '#fff', 'opacity=".06"') +
        stroke(crimps, shaded(label, 0.25), 20) +
        circle(0, 0, 74, label) +
        circle(0, 0, 62, 'none', `stroke="${shaded(label, 0.3)}" stroke-width="4"`) +
        place(0, -2, hopCone(badgeTones['green-hop'], 1.6), 1.05),
    ) +
    arm
  );
}

/** Draws a glass with headphones over the foam. */
export function headphonesCover(random: Random, ground: string): string {
  const kind = random.pick(['pint', 'tulip'] as const);
  const set = random.pick([palette.brick, palette.teal, palette.amber, '#8a5bb0'] as const);
  const ear = (x: number) =>
    rect(x - 26, 176, 52, 108, shaded(set, 0.3), 24) + rect(x - 18, 184, 36, 92, set, 18);
  return (
    rect(0, 0, 480, 480, ground) +
    rings(240, 240, random.pick(tints)) +
    rect(0, 420, 480, 60, palette.oak) +
    rect(0, 420, 480, 7, palette.malt) +
    stroke('M132 236C124 60 356 60 348 236', shaded(set, 0.3), 30) +
    place(240, 428, glass(kind, random.pick(paleBeers)), 3) +
    stroke('M132 236C124 60 356 60 348 236', set, 18) +
    stroke('M160 150C180 106 212 94 240 94', lit(set, 0.5), 6) +
    ear(130) +
    ear(350) +
    stroke('M212 262q10 12 20 0M252 262q10 12 20 0M222 300q20 20 42 0', '#2a1a10', 8) +
    stroke('M150 284C150 380 90 350 90 424', shaded(set, 0.3), 8)
  );
}

/** Draws two speech bubbles over two glasses. */
export function talkCover(random: Random, ground: string): string {
  const [first, second] = random.pick([
    [palette.amber, palette.foam],
    [palette.leaf, palette.wheat],
    [palette.brick, palette.cream],
    ['#58a79d', palette.foam],
  ] as const);
  const wave = (x: number, y: number, heights: readonly number[]) =>
    heights.map((height, index) => `M${x + index * 22} ${y - height}v${height * 2}`).join('');
  return (
    rect(0, 0, 480, 480, ground) +
    rect(0, 408, 480, 72, palette.wood) +
    rect(0, 408, 480, 7, palette.malt) +
    fill(
      'M74 50H266Q296 50 296 80V164Q296 194 266 194H176L132 236V194H74Q44 194 44 164V80Q44 50 74 50Z',
      first,
    ) +
    stroke(wave(100, 122, [16, 34, 22, 42, 12, 30, 18]), shaded(first, 0.65), 10) +
    fill(
      'M242 130H412Q438 130 438 156V222Q438 248 412 248H376V286L330 248H242Q216 248 216 222V156Q216 130 242 130Z',
      second,
      `stroke="${ground}" stroke-width="10"`,
    ) +
    place(328, 190, hopCone(badgeTones['green-hop'], 1.6), 1.05) +
    place(134, 424, glass('mug', '#d98a2b'), 1.5) +
    place(346, 424, glass('tulip', '#5a2e1a'), 1.3)
  );
}
