import { colorDistance, lit, mix, palette, shaded } from '../palette.ts';
import { badgeTones } from '../parts/badge-tones.ts';
import { catHead } from '../parts/cat-head.ts';
import { eyes, mouth, spectacles } from '../parts/face.ts';
import { type GlassKind, glass, paleBeers } from '../parts/glass.ts';
import { hat, hatKinds } from '../parts/hats.ts';
import { hopCone, hopLeaf } from '../parts/hop-cone.ts';
import type { Random } from '../random.ts';
import { circle, fill, place, rect, round, stroke } from '../svg.ts';
import { footShadow } from './ground.ts';

const bright = [
  palette.brick,
  palette.amber,
  palette.leaf,
  palette.teal,
  palette.copper,
  palette.cream,
] as const;
const lenses = ['round', 'square', 'dark'] as const;

/** Returns a bright color that contrasts with the ground behind the figure. */
function brightOn(random: Random, ground: string): string {
  const first = random.whole(0, bright.length - 1);
  const inTurn = [...bright.slice(first), ...bright.slice(0, first)];
  return inTurn.find((color) => colorDistance(color, ground) > 88) ?? palette.cream;
}

function face(random: Random, gap: number, eyesY: number, mouthY: number, size: number): string {
  const glasses = random.chance(0.4) ? spectacles(random.pick(lenses), gap, eyesY, size * 1.9) : '';
  return eyes(random, gap, eyesY, size) + glasses + mouth(random, mouthY, size / 6.5);
}

function glassArms(reach: number): string {
  const left = `M${-reach}-52c-18 2-22 18-14 30`;
  return stroke(`${left}M${reach}-52c18-2 24-14 20-28`, '#2a1c14', 4);
}

/** Draws a full glass with a face, thin arms and sometimes a hat. */
export function glassFigure(random: Random, ground: string): string {
  const kind = random.pick([
    'pint',
    'tulip',
    'mug',
    'weizen',
  ] as const satisfies readonly GlassKind[]);
  const beer = random.pick(paleBeers);
  const spots = {
    pint: [-62, -40, 11, 23],
    tulip: [-70, -52, 13, 30],
    mug: [-56, -34, 12, 0],
    weizen: [-84, -62, 9, 15],
  } as const;
  const [eyesY, mouthY, gap, reach] = spots[kind];
  const size = kind === 'weizen' ? 1.32 : 1.66;
  const hatY = kind === 'weizen' ? -134 : kind === 'mug' ? -98 : -108;
  const wear = random.chance(0.35)
    ? place(0, hatY + 6, hat(random.pick(hatKinds), brightOn(random, ground)), 0.5, 8)
    : '';
  const body = glass(kind, beer) + face(random, gap, eyesY, mouthY, 4) + wear;
  const limbs = kind === 'mug' ? '' : glassArms(reach);
  return footShadow(58) + place(120, wear ? 222 : 214, limbs + body, size);
}

/** Draws a bottle cap with a face, from above. */
export function capFigure(random: Random, ground: string): string {
  const color = brightOn(random, ground);
  const rim = shaded(color, 0.3);
  const crimps = Array.from({ length: 42 }, (_, index) => {
    const angle = (index / 42) * Math.PI * 2;
    const radius = index % 2 ? 80 : 92;
    return `${round(radius * Math.sin(angle))} ${round(radius * Math.cos(angle))}`;
  }).join('L');
  const edge = `stroke="${rim}" stroke-width="6"`;
  const disc =
    fill(`M${crimps}Z`, rim, edge) +
    circle(0, 0, 76, shaded(color, 0.12)) +
    circle(-2, -3, 73, color) +
    circle(0, -1, 62, 'none', `stroke="${shaded(color, 0.2)}" stroke-width="2.5"`) +
    stroke('M-60-30A66 66 0 0 1-22-64', lit(color, 0.7), 7, 'opacity=".8"');
  const wear = random.chance(0.55)
    ? place(0, -66, hat(random.pick(hatKinds), brightOn(random, ground)), 1.05, -5)
    : '';
  return place(120, wear ? 144 : 122, disc + face(random, 27, -8, 24, 9.5) + wear);
}

/** Draws head and shoulders of a cat with a hat. */
export function catFigure(random: Random, ground: string): string {
  const look = random.pick([
    { coat: '#d98d45', second: '#9c5723', pattern: 'tabby', eyes: '#b8c95a' },
    { coat: '#2f2a29', second: '#f1e6d2', pattern: 'tuxedo', eyes: '#e3c04a' },
    { coat: '#8d8f93', second: '#5e6065', pattern: 'tabby', eyes: '#d9b44a' },
    { coat: '#e9dcc3', second: '#6b4a35', pattern: 'points', eyes: '#7fb3d1' },
    { coat: '#efe6d6', second: '#cf7f3c', pattern: 'calico', eyes: '#8dba39' },
    { coat: '#3a3433', second: '#3a3433', pattern: 'plain', eyes: '#9ccf3f' },
  ] as const);
  const gaze = random.pick(['wide', 'half', 'side', 'closed'] as const);
  const color = brightOn(random, ground);
  const chest = look.pattern === 'tuxedo' ? look.second : lit(look.coat, 0.2);
  const body =
    fill('M40 240C38 196 70 168 120 168S202 196 200 240Z', look.coat) +
    fill('M92 176C92 210 108 226 120 226S148 210 148 176Z', chest);
  const scarf =
    fill('M74 176C96 192 144 192 166 176L172 192C146 210 94 210 68 192Z', color) +
    fill('M138 198L158 236L134 240L126 202Z', shaded(color, 0.2));
  const glasses = random.chance(0.4) ? spectacles(random.pick(lenses), 25, -2, 18) : '';
  const head = place(120, 128, catHead({ ...look, gaze }) + glasses, 1.05);
  return (
    body +
    (random.chance(0.6) ? scarf : '') +
    head +
    place(120, 82, hat(random.pick(hatKinds), brightOn(random, ground)), 0.98, random.whole(-6, 6))
  );
}

/** Draws a hop cone with a face. */
export function hopFigure(random: Random, ground: string): string {
  const tones =
    badgeTones[
      random.pick([
        'green-hop',
        'green-hop',
        'yellow-hop',
        'teal-hop',
        'red-hop',
        'purple-hop',
      ] as const)
    ];
  const wear = random.chance(0.4)
    ? place(0, -34, hat(random.pick(hatKinds), brightOn(random, ground)), 0.46, -6)
    : '';
  const leaves = wear
    ? ''
    : hopLeaf(tones.leaf, tones.vein, -3, -32, 0.9, -66) +
      hopLeaf(tones.leaf, tones.vein, 3, -32, 0.9, 66);
  const limbs = stroke('M-23-4C-36 0-38 12-31 18M23-4C36-6 40-18 37-26', tones.line, 3);
  const plate = fill(
    'M-17-14C-20 6-10 17 0 17S20 6 17-14C12-24-12-24-17-14Z',
    tones.lit,
    'opacity=".92"',
  );
  return (
    footShadow(44) +
    place(
      120,
      wear ? 144 : 122,
      leaves + limbs + hopCone(tones, 1.4) + plate + face(random, 8.5, -9, 3, 3.4) + wear,
      2.2,
    )
  );
}

/** Draws a can with a face on its label and its lid as a hat. */
export function canFigure(random: Random, ground: string): string {
  const color = brightOn(random, ground);
  const band = mix(color, palette.foam, 0.72);
  const can =
    fill('M-40-150H40L52-132V-12L42 0H-42L-52-12V-132Z', palette.steel) +
    rect(-52, -130, 104, 116, color) +
    fill('M-52-112C-30-126 20-104 52-116V-44C24-30-24-52-52-40Z', band) +
    fill('M22-150H40L52-132V-12L42 0H22Z', '#120b0a', 'opacity=".18"') +
    rect(-42, -126, 8, 106, '#fff', 4, 'opacity=".35"') +
    rect(-40, -156, 80, 9, lit(palette.steel, 0.4), 4) +
    stroke('M-10-158H12', palette.slate, 6);
  const limbs = stroke('M-52-70C-72-66-76-48-66-38M52-70C72-74 78-88 74-100', '#2a1c14', 5);
  const wear = random.chance(0.5)
    ? place(2, -152, hat(random.pick(hatKinds), brightOn(random, ground)), 0.84, 6)
    : '';
  return (
    footShadow(56) +
    place(120, 214, limbs + can + face(random, 20, -84, -62, 7) + wear, wear ? 0.98 : 1.15)
  );
}
