import { lit, shaded } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, fill, rect, round, stroke } from '../svg.ts';

/** The colors of a logo: ground, second color, letters. */
export type LogoColors = { ground: string; second: string; ink: string };

/** A drawn frame, the width for its letters and their distance from the middle. */
export type LogoFrame = { body: string; width: number; lift: number };

function ringPath(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index / (count * 2)) * Math.PI * 2;
    const radius = index % 2 ? inner : outer;
    return `${round(100 + radius * Math.sin(angle))} ${round(100 - radius * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

function cap({ ground, second }: LogoColors): LogoFrame {
  const rim = shaded(ground, 0.28);
  return {
    body:
      fill(ringPath(21, 96, 86), rim, `stroke="${rim}" stroke-width="7"`) +
      fill(ringPath(21, 92, 84), ground, `stroke="${ground}" stroke-width="3"`) +
      circle(100, 100, 78, shaded(ground, 0.16)) +
      circle(99, 98, 76, ground) +
      stroke('M36 74A70 70 0 0 1 82 32', lit(ground, 0.6), 5, 'opacity=".8"') +
      circle(100, 100, 69, 'none', `stroke="${second}" stroke-width="3"`),
    width: 96,
    lift: -10,
  };
}

function roundel({ ground, second }: LogoColors): LogoFrame {
  const dots = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    return `M${round(100 + 85 * Math.sin(angle))} ${round(100 + 85 * Math.cos(angle))}v.1`;
  });
  return {
    body:
      circle(100, 100, 97, second) +
      circle(100, 100, 92, shaded(ground, 0.25)) +
      stroke(dots.join(''), second, 5) +
      circle(100, 100, 77, ground, `stroke="${second}" stroke-width="4"`) +
      fill('M100 23A77 77 0 0 1 100 177A92 92 0 0 0 100 23Z', shaded(ground, 0.4), 'opacity=".3"'),
    width: 104,
    lift: -9,
  };
}

function shield({ ground, second }: LogoColors): LogoFrame {
  const outline =
    'M100 4C126 18 158 24 186 22C190 96 172 162 100 197C28 162 10 96 14 22C42 24 74 18 100 4Z';
  const inner =
    'M100 18C124 29 150 34 174 33C176 96 160 152 100 183C40 152 24 96 26 33C50 34 76 29 100 18Z';
  return {
    body:
      fill(outline, second) +
      fill(inner, ground) +
      fill(
        'M100 18C124 29 150 34 174 33C176 96 160 152 100 183Z',
        shaded(ground, 0.4),
        'opacity=".35"',
      ) +
      stroke('M33 54H167', second, 5) +
      stroke('M80 38H84M98 38H102M116 38H120', second, 8),
    width: 108,
    lift: -2,
  };
}

function hexagon({ ground, second }: LogoColors): LogoFrame {
  const at = (radius: number) =>
    [0, 1, 2, 3, 4, 5]
      .map((corner) => {
        const angle = (corner / 6) * Math.PI * 2;
        return `${round(100 + radius * Math.sin(angle))} ${round(100 - radius * Math.cos(angle))}`;
      })
      .join('L');
  const edge = `stroke="${ground}" stroke-width="10"`;
  return {
    body:
      fill(`M${at(94)}Z`, ground, edge) +
      fill('M100 4L181 51V149L100 196Z', shaded(ground, 0.4), 'opacity=".3"') +
      fill(`M${at(82)}Z`, 'none', `stroke="${second}" stroke-width="4"`) +
      stroke('M82 34L100 24L118 34M86 44L100 36L114 44', second, 4),
    width: 108,
    lift: -4,
  };
}

function label({ ground, second }: LogoColors): LogoFrame {
  const outline = 'M30 12H170Q172 30 188 32V168Q172 170 170 188H30Q28 170 12 168V32Q28 30 30 12Z';
  return {
    body:
      fill(outline, ground) +
      fill(
        'M100 12H170Q172 30 188 32V168Q172 170 170 188H100Z',
        shaded(ground, 0.4),
        'opacity=".25"',
      ) +
      rect(28, 28, 144, 144, 'none', 6, `stroke="${second}" stroke-width="4"`) +
      stroke('M62 44H92M108 44H138', second, 4) +
      circle(100, 44, 4, second),
    width: 110,
    lift: -4,
  };
}

function barrelHead({ ground, second }: LogoColors): LogoFrame {
  return {
    body:
      circle(100, 100, 97, shaded(ground, 0.5)) +
      circle(100, 100, 90, second) +
      circle(100, 100, 83, ground) +
      stroke(
        'M44 40V160M72 24V176M128 24V176M156 40V160M100 20V180',
        shaded(ground, 0.3),
        3,
        'opacity=".5"',
      ) +
      fill('M140 27A83 83 0 0 1 60 173A96 96 0 0 0 140 27Z', shaded(ground, 0.5), 'opacity=".35"') +
      stroke('M30 70A76 76 0 0 1 76 28', lit(ground, 0.5), 5, 'opacity=".7"'),
    width: 108,
    lift: -9,
  };
}

function arch({ ground, second }: LogoColors): LogoFrame {
  return {
    body:
      fill('M12 190V98A88 88 0 0 1 188 98V190Q188 196 182 196H18Q12 196 12 190Z', second) +
      fill('M22 186V98A78 78 0 0 1 178 98V186Z', ground) +
      fill('M100 20A78 78 0 0 1 178 98V186H100Z', shaded(ground, 0.4), 'opacity=".28"') +
      stroke('M100 58V34M82 62L72 40M118 62L128 40M68 73L50 57M132 73L150 57', second, 5),
    width: 112,
    lift: 10,
  };
}

/** Chooses and draws the frame of a logo, in a square of 200 px; most are bottle caps. */
export function logoFrame(random: Random, colors: LogoColors): LogoFrame {
  const frame = random.pick([cap, cap, roundel, shield, hexagon, label, barrelHead, arch]);
  return frame(colors);
}
