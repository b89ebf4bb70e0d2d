import { lit, mix, palette, shaded } from '../palette.ts';
import { badgeTones } from '../parts/badge-tones.ts';
import { bulbLine, glow } from '../parts/bunting.ts';
import { glass } from '../parts/glass.ts';
import { hopCone, hopLeaf } from '../parts/hop-cone.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import type { PosterColors } from './colors.ts';

/** Draws a supper: a laid table with a loaf, a plate and two glasses under a lamp. */
export function supperPoster({ ground, accent, second }: PosterColors): string {
  const cloth = mix(palette.foam, accent, 0.12);
  const checks = Array.from({ length: 13 }, (_, index) => `M${index * 40} 224V320`).join('');
  const plate = place(
    240,
    250,
    ellipse(4, 10, 108, 30, '#0b0805', 'opacity=".3"') +
      ellipse(0, 0, 106, 30, palette.foam) +
      ellipse(0, -2, 78, 20, shaded(palette.foam, 0.14)) +
      fill('M-62-8C-60-60 54-66 62-10C40 6-44 8-62-8Z', '#9c5a2c') +
      stroke('M-36-36l10 26M-6-46l8 32M26-42l4 28', '#5f3216', 7) +
      ellipse(-70, -6, 15, 11, palette.fern) +
      ellipse(66, -4, 17, 12, second) +
      ellipse(48, 6, 13, 9, palette.amber),
  );
  const fork = stroke(
    'M0 60V-30M-12-66V-40Q-12-28 0-28Q12-28 12-40V-66M0-66V-30',
    palette.steel,
    6,
  );
  const knife = stroke('M0 60V0', palette.steel, 8) + fill('M-6 0V-66Q12-50 8 0Z', palette.steel);
  const shade =
    fill('M178 66C184 22 296 22 302 66Z', accent) +
    stroke('M240 0V34', palette.ground, 5) +
    fill('M184 66H296L420 320H60Z', '#ffe2a0', 'opacity=".16"') +
    ellipse(240, 68, 44, 8, '#fff0c4');
  return (
    rect(0, 0, 480, 320, ground) +
    fill('M0 96H480M0 0', ground) +
    rect(0, 150, 480, 74, shaded(ground, 0.3)) +
    shade +
    rect(0, 214, 480, 106, cloth) +
    stroke(`${checks}M0 254H480M0 292H480`, second, 12, 'opacity=".35"') +
    plate +
    place(108, 256, fork, 0.8, -6) +
    place(372, 256, knife, 0.8, 6) +
    place(58, 246, glass('tulip', '#b35a24'), 1.25) +
    place(424, 246, glass('weizen', '#eab03c'), 1.12)
  );
}

/** Draws an evening of games: dice, a chess knight and a fan of cards. */
export function gamesPoster({ ground, glow: shine, accent, second }: PosterColors): string {
  const squares = Array.from({ length: 16 }, (_, index) => {
    const row = Math.floor(index / 8);
    const x = ((index % 8) * 2 + (row % 2)) * 34 - 20;
    return `M${x} ${248 + row * 36}h34v36h-34Z`;
  }).join('');
  const die = (color: string, pips: string) =>
    rect(-40, -40, 84, 84, '#0b0805', 16, 'opacity=".3"') +
    rect(-42, -42, 84, 84, color, 16) +
    rect(-34, -36, 60, 10, '#fff', 5, 'opacity=".35"') +
    stroke(pips, color === palette.foam ? second : palette.foam, 17);
  const card = (turn: number, color: string, mark: string) =>
    place(
      96,
      268,
      rect(-40, -150, 84, 122, '#0b0805', 9, 'opacity=".25"') +
        rect(-42, -152, 84, 122, palette.foam, 9) +
        place(0, -92, fill(mark, color)),
      1,
      turn,
    );
  const knight = place(
    352,
    278,
    ellipse(6, 2, 74, 12, '#0b0805', 'opacity=".35"') +
      fill('M-60 0Q-62-24-44-28H44Q62-24 60 0Z', accent) +
      fill(
        'M-42-30C-44-72-12-92-14-118C-34-112-52-100-62-88C-78-92-82-108-74-120C-58-148-40-176-22-186L-18-206L0-192C44-186 62-136 44-30Z',
        accent,
      ) +
      fill('M0-192C44-186 62-136 44-30H10C34-96 30-160 0-192Z', shaded(accent, 0.35)) +
      circle(-30, -152, 6, palette.ground) +
      stroke('M-44-30H44', lit(accent, 0.4), 6),
  );
  const heart = 'M0 26C-34 2-30-26-12-26Q0-26 0-12Q0-26 12-26C30-26 34 2 0 26Z';
  const diamond = 'M0-30L22 0L0 30L-22 0Z';
  return (
    rect(0, 0, 480, 320, ground) +
    glow(240, 140, 190, shine) +
    rect(0, 248, 480, 72, palette.oak) +
    fill(squares, palette.wood) +
    rect(0, 244, 480, 6, palette.malt) +
    card(-22, second, diamond) +
    card(-4, palette.ground, diamond) +
    card(15, second, heart) +
    place(212, 132, die(palette.foam, 'M-20-20v.1M20-20v.1M0 0v.1M-20 20v.1M20 20v.1'), 0.95, -14) +
    place(248, 226, die(second, 'M-18-18v.1M0 0v.1M18 18v.1'), 0.9, 10) +
    knight
  );
}

/** Draws a harvest: a basket of hops under bunches that hang from above. */
export function harvestPoster({ ground, glow: shine, accent, second }: PosterColors): string {
  const cone = hopCone(badgeTones['green-hop'], 1.8);
  const heap = [
    [-92, -4, -30],
    [92, -4, 30],
    [-54, -26, -14],
    [54, -26, 16],
    [-18, -44, -6],
    [22, -44, 8],
  ].map(([x = 0, y = 0, turn = 0]) => place(240 + x, 200 + y, cone, 0.95, turn));
  const weave = [0, 1, 2].map((row) =>
    stroke(
      Array.from(
        { length: 9 },
        (_, index) => `M${-112 + index * 28 + (row % 2) * 14} ${24 + row * 26}h16`,
      ).join(''),
      lit(accent, 0.3),
      10,
    ),
  );
  const basket = place(
    240,
    204,
    fill('M-142 0H142L112 96Q108 104 98 104H-98Q-108 104-112 96Z', shaded(accent, 0.15)) +
      weave.join('') +
      rect(-150, -8, 300, 22, accent, 11) +
      stroke('M-150 2C-190-30-186 60-128 54M150 2C190-30 186 60 128 54', accent, 12),
  );
  const bine =
    stroke('M-10 26C120 66 180 6 300 34S420 60 490 22', palette.fern, 8) +
    [60, 190, 330, 430]
      .map((x, index) =>
        hopLeaf(index % 2 ? '#6b8f2c' : '#55752a', '#33491c', x, 44, 2, 180 + index * 9),
      )
      .join('') +
    [110, 372].map((x) => place(x, 92, cone, 1.05, x > 200 ? -8 : 8)).join('');
  return (
    rect(0, 0, 480, 320, ground) +
    glow(240, 190, 210, shine) +
    fill('M0 236C120 206 340 206 480 236V320H0Z', shaded(ground, 0.45)) +
    bine +
    heap.join('') +
    basket +
    place(408, 308, glass('mug', '#e2952e'), 0.9) +
    stroke('M40 300V214M24 214q0 34 16 34t16-34M40 214V250', second, 7)
  );
}

/** Draws a party: rows of lanterns over a crowd of raised glasses. */
export function partyPoster({ ground, glow: shine, accent, second }: PosterColors): string {
  const lantern = (x: number, y: number, color: string, scale: number) =>
    place(
      x,
      y,
      circle(0, 40, 66, color, 'opacity=".16"') +
        stroke('M0-60V0', palette.ground, 3) +
        rect(-14, -2, 28, 9, palette.ground, 3) +
        ellipse(0, 38, 36, 33, color) +
        stroke('M-17 8C-26 28-26 48-17 68M17 8C26 28 26 48 17 68M0 6V70', shaded(color, 0.25), 3) +
        ellipse(-12, 28, 8, 13, '#fff', 'opacity=".45"') +
        rect(-14, 69, 28, 8, palette.ground, 3),
      scale,
    );
  const arm = (x: number, sleeve: string, skin: string, kind: 'pint' | 'mug', turn: number) =>
    place(
      x,
      322,
      fill('M-30 20L-17-62H17L30 20Z', sleeve) +
        rect(-17, -88, 34, 34, skin, 14) +
        place(0, -70, glass(kind, '#eab03c'), 0.95) +
        rect(-24, -96, 46, 22, skin, 11),
      1,
      turn,
    );
  const dots =
    'M52 150l8 5M132 62l4 9M212 176l9-3M290 58l6 7M362 172l9 2M438 128l-6 8M168 128l-3 8M262 132l8 4';
  return (
    rect(0, 0, 480, 320, ground) +
    glow(240, 250, 230, shine) +
    bulbLine(-10, 490, 12, 16, 48, '#ffd98a') +
    lantern(70, 60, accent, 1) +
    lantern(180, 34, second, 0.86) +
    lantern(296, 64, shine, 1) +
    lantern(412, 38, accent, 0.9) +
    stroke(dots, palette.foam, 6, 'opacity=".75"') +
    arm(84, second, '#c98f66', 'pint', -8) +
    arm(200, mix(ground, palette.ground, 0.5), '#8a5a3c', 'mug', 5) +
    arm(304, accent, '#e0b48c', 'pint', -5) +
    arm(412, mix(second, palette.ground, 0.4), '#a86e47', 'mug', 8)
  );
}
