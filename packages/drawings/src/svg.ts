import { reuseShapes } from './reuse.ts';

/** Rounds to one decimal, to keep paths short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Escapes a text for XML text and attributes, and drops characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** Wraps a drawing into a complete SVG file of the given size in px that fills its frame. */
export function svgFile(width: number, height: number, body: string, fit = 'meet'): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid ${fit}" ` +
    `stroke-linecap="round" stroke-linejoin="round">${reuseShapes(body)}</svg>`
  );
}

/** Draws a filled path; `extra` adds attributes. */
export function fill(d: string, color: string, extra = ''): string {
  return `<path d="${d}" fill="${color}"${extra && ` ${extra}`}/>`;
}

/** Draws a stroked path with round ends. */
export function stroke(d: string, color: string, width: number, extra = ''): string {
  const paint = `fill="none" stroke="${color}" stroke-width="${round(width)}"`;
  return `<path d="${d}" ${paint}${extra && ` ${extra}`}/>`;
}

/** Draws a rectangle from its top left corner, with an optional corner radius. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  radius = 0,
  extra = '',
): string {
  return (
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"` +
    `${radius ? ` rx="${round(radius)}"` : ''} fill="${color}"${extra && ` ${extra}`}/>`
  );
}

/** Draws a filled circle. */
export function circle(x: number, y: number, radius: number, color: string, extra = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"${extra && ` ${extra}`}/>`;
}

/** Draws a filled ellipse. */
export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  color: string,
  extra = '',
): string {
  return (
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" ` +
    `fill="${color}"${extra && ` ${extra}`}/>`
  );
}

/** Moves, turns (in degrees) and scales a drawing around the origin. */
export function place(x: number, y: number, body: string, scale = 1, turn = 0): string {
  const turned = turn ? `rotate(${round(turn)})` : '';
  const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${body}</g>`;
}

/** Defines a vertical gradient, to be used as `url(#id)`. */
export function fade(id: string, stops: readonly string[]): string {
  const last = Math.max(1, stops.length - 1);
  const marks = stops.map(
    (color, index) => `<stop offset="${round(index / last)}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${marks.join('')}</linearGradient>`;
}
