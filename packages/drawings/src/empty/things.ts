import { palette, shaded } from '../palette.ts';
import { badgeTones } from '../parts/badge-tones.ts';
import { glass } from '../parts/glass.ts';
import { hopCone } from '../parts/hop-cone.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';

const shadow = ellipse(120, 162, 84, 9, '#0b0805', 'opacity=".5"');
const heart = 'M0 18C-30-4-26-26-12-26C-5-26 0-20 0-15C0-20 5-26 12-26C26-26 30-4 0 18Z';

/** Draws a coaster with a heart of foam beside an empty glass. */
export function emptyFavorites(): string {
  return (
    shadow +
    ellipse(150, 146, 56, 20, shaded(palette.malt, 0.45)) +
    ellipse(150, 141, 56, 20, palette.malt) +
    ellipse(150, 141, 45, 15, palette.cream) +
    place(150, 143, fill(heart, palette.brick), 0.62) +
    place(
      80,
      158,
      fill('M-27-104H27L20-3Q20 0 16 0H-16Q-20 0-20-3Z', palette.foam, 'opacity=".16"') +
        fill('M-19-24H19L18-8Q18-6 15-6H-15Q-18-6-18-8Z', palette.amber) +
        fill(
          'M-25-92C-16-88-14-70-8-72C-2-74-4-40 4-44C10-46 8-30 20-30L19-22H-19Z',
          palette.foam,
          'opacity=".28"',
        ) +
        stroke('M-18-84L-14-34', palette.foam, 4, 'opacity=".6"') +
        stroke('M-27-104H27', palette.foam, 3, 'opacity=".5"'),
      1.1,
    ) +
    place(176, 72, fill(heart, palette.brick), 0.8, 12) +
    place(140, 44, fill(heart, palette.wine), 0.5, -12) +
    place(204, 40, fill(heart, palette.wine), 0.36, 8)
  );
}

/** Draws a tear-off calendar with an empty page. */
export function emptyEvents(): string {
  const row = (y: number) => `M92 ${y}v.1M111 ${y}v.1M130 ${y}v.1M149 ${y}v.1`;
  return (
    shadow +
    fill('M70 60L170 52L178 148L78 156Z', shaded(palette.cream, 0.35)) +
    rect(68, 46, 104, 110, palette.foam, 8) +
    fill('M68 82V54Q68 46 76 46H164Q172 46 172 54V82Z', palette.brick) +
    fill('M148 156H164Q172 156 172 148V134Z', palette.malt) +
    fill('M148 156L172 134L150 136Z', '#d8c8a2') +
    stroke('M94 36V56M120 36V56M146 36V56', palette.steel, 6) +
    stroke('M90 66H150', '#f2c7ae', 5) +
    stroke(row(102) + row(118) + row(134), '#cdbd97', 9) +
    circle(111, 118, 11, 'none', `stroke="${palette.hop}" stroke-width="4.5"`) +
    fill('M24 66L48 72L40 84Z', palette.amber) +
    fill('M192 48L212 60L196 70Z', palette.hop) +
    fill('M196 100L216 98L208 114Z', palette.teal) +
    stroke('M34 108l8 6M44 40l4 9M206 30l-5 8', palette.wheat, 4)
  );
}

/** Draws a microphone on the bar with its headphones beside it. */
export function emptyPodcast(): string {
  return (
    shadow +
    rect(20, 148, 200, 12, palette.oak, 4) +
    rect(20, 148, 200, 3, palette.malt) +
    ellipse(112, 146, 34, 6, shaded(palette.slate, 0.35)) +
    stroke('M112 146V112', palette.slate, 8) +
    stroke('M78 78V84A34 34 0 0 0 146 84V78', palette.slate, 7) +
    rect(88, 22, 48, 84, palette.steel, 24) +
    fill('M112 22A24 24 0 0 1 136 46V82A24 24 0 0 1 112 106Z', '#120b0a', 'opacity=".28"') +
    stroke('M92 44H132M90 56H134M90 68H134', palette.slate, 3.5) +
    rect(86, 76, 52, 9, palette.brick) +
    stroke('M160 148V128A28 28 0 0 1 216 128V148', palette.wine, 7) +
    rect(152, 122, 17, 30, palette.brick, 8) +
    rect(206, 122, 17, 30, palette.brick, 8) +
    stroke(
      'M58 52q-8 14 0 28M44 44q-14 22 0 44M166 52q8 14 0 28M180 44q14 22 0 44',
      palette.amber,
      4.5,
      'opacity=".9"',
    ) +
    place(46, 149, glass('pint', '#c9752b'), 0.42)
  );
}

/** Draws an empty podium of crates. */
export function emptyRankings(): string {
  const crate = (x: number, y: number, height: number, colour: string) =>
    rect(x, y, 60, height, colour, 3) +
    stroke(`M${x + 2} ${y + 16}H${x + 58}`, shaded(colour, 0.4), 3) +
    rect(x + 42, y, 18, height, '#120b0a', 0, 'opacity=".2"');
  const small = (
    x: number,
    y: number,
    slug: 'gold-hop' | 'silver-hop' | 'bronze-hop',
    scale: number,
  ) => place(x, y, hopCone(badgeTones[slug], 1.7), scale);
  return (
    shadow +
    crate(30, 118, 42, palette.wood) +
    crate(150, 128, 32, palette.wood) +
    crate(90, 92, 68, palette.oak) +
    small(120, 54, 'gold-hop', 0.78) +
    small(60, 92, 'silver-hop', 0.5) +
    small(180, 102, 'bronze-hop', 0.5) +
    circle(120, 128, 13, palette.ground) +
    stroke('M116 124l5-4v15', palette.amber, 3.6) +
    stroke('M92 34l-8-8M148 34l8-8M84 56h-11M156 56h11', palette.amber, 4)
  );
}

/** Draws a tasting board with empty places and one glass. */
export function emptyBeers(): string {
  const hollow = (x: number) =>
    place(
      x,
      136,
      fill('M-21-66H21L16-3Q16 0 12 0H-12Q-16 0-16-3Z', palette.foam, 'opacity=".14"') +
        stroke('M-21-66L-16-2H16L21-66', palette.foam, 2.6, 'opacity=".45" stroke-dasharray="5 6"'),
    );
  return (
    shadow +
    place(58, 136, glass('pint', '#d98a2b'), 0.86) +
    hollow(112) +
    hollow(160) +
    fill('M20 134H206C222 134 228 146 214 152H20Q14 152 14 143T20 134Z', palette.oak) +
    rect(18, 134, 190, 4, palette.malt, 2) +
    circle(210, 143, 4, palette.ground) +
    stroke('M34 145H92M108 145H150', palette.wood, 3) +
    rect(96, 20, 116, 40, '#1b2421', 5, `stroke="${palette.wood}" stroke-width="6"`) +
    stroke('M110 34H154M110 46H138M182 34H198M182 46H198', palette.cream, 4, 'opacity=".6"')
  );
}

/** Draws a burning lantern, for a phone without a signal. */
export function emptyOffline(): string {
  return (
    circle(104, 104, 66, palette.amber, 'opacity=".1"') +
    circle(104, 104, 44, palette.amber, 'opacity=".14"') +
    shadow +
    rect(72, 146, 64, 14, palette.wood, 4) +
    rect(80, 84, 48, 62, palette.amber, 8) +
    fill('M104 136C90 134 92 116 104 100C116 116 118 134 104 136Z', '#fff0c4') +
    stroke('M80 86V146M128 86V146', palette.wood, 5) +
    fill('M70 86L88 64H120L138 86Z', palette.wood) +
    stroke('M88 64C88 34 120 34 120 64', palette.wood, 6) +
    circle(104, 46, 4, palette.malt) +
    stroke('M158 96A34 34 0 0 1 206 96M168 108A20 20 0 0 1 196 108', palette.malt, 7) +
    circle(182, 122, 6, palette.malt) +
    stroke('M160 128L206 78', palette.brick, 7)
  );
}

/** Draws a glass that has tipped over, with its beer on the bar. */
export function emptyError(): string {
  return (
    shadow +
    rect(18, 146, 204, 14, palette.oak, 4) +
    rect(18, 146, 204, 4, palette.malt) +
    fill('M120 146C136 132 160 138 176 140C200 142 210 146 214 146Z', '#d98a2b') +
    fill('M196 146C206 146 208 158 204 164C198 168 194 160 196 146Z', '#d98a2b') +
    fill('M112 146C120 120 134 126 138 134C148 126 160 132 158 146Z', '#fbf3df') +
    place(
      44,
      124,
      fill('M-27-104H27L20-3Q20 0 16 0H-16Q-20 0-20-3Z', palette.foam, 'opacity=".2"') +
        fill('M25-98L19-8Q18-6 15-6H-4L6-98Z', '#d98a2b') +
        stroke('M-18-92L-14-24', palette.foam, 4, 'opacity=".6"') +
        stroke('M-27-104H27', palette.foam, 3, 'opacity=".5"'),
      1,
      86,
    ) +
    stroke('M106 60l-6-16M128 56l2-18M150 64l10-14', palette.amber, 5) +
    circle(180, 120, 5, palette.foam, 'opacity=".6"') +
    circle(168, 106, 3.4, palette.foam, 'opacity=".5"')
  );
}
