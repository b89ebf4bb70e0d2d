import type { Random } from '../random.ts';
import { circle, ellipse, fill, stroke } from '../svg.ts';

const ink = '#20150f';

/** Draws a pair of eyes `gap` px off the middle on both sides, with one of a few expressions. */
export function eyes(random: Random, gap: number, y: number, size: number): string {
  const dot = (x: number) =>
    circle(x, y, size, ink) + circle(x - size * 0.3, y - size * 0.35, size * 0.32, '#fff8e8');
  const closed = (x: number) =>
    stroke(`M${x - size} ${y + 1}q${size} ${size * 1.1} ${size * 2} 0`, ink, size * 0.55);
  const happy = (x: number) =>
    stroke(`M${x - size} ${y + 2}q${size}-${size * 1.6} ${size * 2} 0`, ink, size * 0.6);
  const temper = random.pick(['open', 'open', 'open', 'wink', 'happy', 'sleepy'] as const);
  if (temper === 'wink') return dot(-gap) + closed(gap);
  if (temper === 'happy') return happy(-gap) + happy(gap);
  if (temper === 'sleepy') return closed(-gap) + closed(gap);
  return dot(-gap) + dot(gap);
}

/** Draws a mouth around (0, y), at most 26 px wide, sometimes below a moustache. */
export function mouth(random: Random, y: number, scale = 1): string {
  const s = (value: number) => Math.round(value * scale * 10) / 10;
  const kind = random.pick(['smile', 'smile', 'open', 'tongue', 'moustache'] as const);
  const smile = stroke(`M${s(-11)} ${y}q${s(11)} ${s(11)} ${s(22)} 0`, ink, 3.6 * scale);
  if (kind === 'smile') return smile;
  const open = fill(
    `M${s(-12)} ${y}h${s(24)}q${s(-1)} ${s(15)}${s(-12)} ${s(15)}t${s(-12)} ${s(-15)}Z`,
    ink,
  );
  if (kind === 'open') return open + ellipse(0, y + s(11), s(6), s(3.4), '#c9594a');
  if (kind === 'tongue')
    return (
      smile +
      fill(
        `M${s(1)} ${y + s(6)}h${s(9)}v${s(5)}q0 ${s(5)} ${s(-4.5)} ${s(5)}t${s(-4.5)} ${s(-5)}Z`,
        '#d4645a',
      )
    );
  return fill(
    `M0 ${y - s(4)}C${s(6)} ${y - s(11)} ${s(17)} ${y - s(8)} ${s(19)} ${y}C${s(23)} ${y + s(4)} ${s(28)} ${y + s(2)} ${s(30)} ${y - s(3)}C${s(30)} ${y + s(9)} ${s(12)} ${y + s(12)} 0 ${y + s(3)}C${s(-12)} ${y + s(12)} ${s(-30)} ${y + s(9)} ${s(-30)} ${y - s(3)}C${s(-28)} ${y + s(2)} ${s(-23)} ${y + s(4)} ${s(-19)} ${y}C${s(-17)} ${y - s(8)} ${s(-6)} ${y - s(11)} 0 ${y - s(4)}Z`,
    '#3a2416',
  );
}

/** Draws round, square or dark glasses for eyes `gap` px off the middle on both sides. */
export function spectacles(
  kind: 'round' | 'square' | 'dark',
  gap: number,
  y: number,
  size: number,
  frame = '#2a1c14',
): string {
  const width = size * 0.26;
  const bridge = stroke(
    `M${-gap + size} ${y}Q0 ${y - size * 0.5} ${gap - size} ${y}`,
    frame,
    width,
  );
  const lens = (x: number) => {
    const edge = `stroke="${frame}" stroke-width="${width.toFixed(1)}"`;
    if (kind === 'round')
      return `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff8e8" fill-opacity=".18" ${edge}/>`;
    const inside = kind === 'dark' ? 'fill="#15110f"' : 'fill="#fff8e8" fill-opacity=".18"';
    const glint =
      kind === 'dark'
        ? stroke(
            `M${x - size * 0.5} ${y + size * 0.3}l${size * 0.6}-${size * 0.7}`,
            '#fff8e8',
            width * 0.8,
            'opacity=".5"',
          )
        : '';
    return `<path d="M${x - size} ${y - size * 0.8}h${size * 2}v${size * 0.8}q0 ${size * 0.8}-${size} ${size * 0.8}t-${size}-${size * 0.8}Z" ${inside} ${edge}/>${glint}`;
  };
  return lens(-gap) + lens(gap) + bridge;
}
