import {
  CLUSTER_RING,
  clusterRadius,
  PIN_HEIGHT,
  PIN_RADIUS,
} from '@hoptrail/contracts/lib/map/marks';
import { LABEL_FONT, type PinLabel, SELECTED_SCALE } from './pin-labels.ts';

/** The state of a brewery's pin, or a cluster with its number of breweries. */
export type Mark =
  | { kind: 'pin'; state: 'plain' | 'visited' | 'favorite'; isSelected: boolean; label?: PinLabel }
  | { kind: 'cluster'; count: number };

interface PointLike {
  x: number;
  y: number;
}

/** The colors of marks; a canvas takes no custom properties of the theme. */
export interface MarkColors {
  accent: string;
  amber: string;
  text: string;
  ground: string;
  raised: string;
}

const MARGIN = 6;
const TOLERANCE_PX = 6;

const shape = 'M0 0C-5-9-15-14-15-23a15 15 0 0 1 30 0C15-14 5-9 0 0z';
/** Drawn into a square of 24, in the middle of the pin. */
const glyphs = {
  plain:
    'M7 7h8v10.5a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 7 17.5zM15 9.5h2a1.8 1.8 0 0 1 1.8 1.8v2.9A1.8 1.8 0 0 1 17 16h-2M9.7 11v4.5M12.3 11v4.5M7 7a2.4 2.4 0 0 1 2.2-2.9A2.6 2.6 0 0 1 13.4 4 2.2 2.2 0 0 1 15 7',
  visited: 'M5.5 12.8l4.3 4.2 8.7-9.5',
  favorite:
    'M12 19.2C6.4 15.2 4 12.4 4 9.4A4.1 4.1 0 0 1 8.1 5.2c1.6 0 3 .9 3.9 2.3.9-1.4 2.3-2.3 3.9-2.3A4.1 4.1 0 0 1 20 9.4c0 3-2.4 5.8-8 9.8z',
} as const;

const sprites = new Map<string, HTMLCanvasElement>();

/** How marks are drawn. */
interface Style {
  colors: MarkColors;
  /** The pixels of the canvas for each CSS pixel. */
  density: number;
}

/** Draws a mark at a point of a canvas, in CSS pixels. */
export function drawMark(
  context: CanvasRenderingContext2D,
  { x, y }: PointLike,
  mark: Mark,
  { colors, density }: Style,
): void {
  if (mark.kind === 'cluster') {
    drawCluster(context, x, y, mark.count, colors);
    return;
  }
  const scale = scaleOf(mark);
  const sprite = spriteOf(mark, colors, density * scale);
  // Copied pixel by pixel: a canvas takes several times as long to move them by a part of one.
  const snap = (value: number) => Math.round(value * density) / density;
  const left = snap(x - (PIN_RADIUS + MARGIN) * scale);
  const top = snap(y - (PIN_HEIGHT + MARGIN) * scale);
  context.drawImage(sprite, left, top, sprite.width / density, sprite.height / density);
  if (mark.label) writeLabel(context, { x, y }, mark.label, colors);
}

/** Returns the box that a mark and its name fit into, relative to its point, in CSS pixels. */
export function markBounds(mark: Mark): { min: [number, number]; max: [number, number] } {
  if (mark.kind === 'cluster') {
    const side = clusterRadius(mark.count) + MARGIN;
    return { min: [-side, -side], max: [side, side] };
  }
  const side = (PIN_RADIUS + MARGIN) * SELECTED_SCALE;
  const top = -(PIN_HEIGHT + MARGIN) * SELECTED_SCALE;
  const { min = { x: 0, y: 0 }, max = { x: 0, y: 0 } } = mark.label?.area ?? {};
  return {
    min: [Math.min(-side, min.x), Math.min(top, min.y)],
    max: [Math.max(side, max.x), Math.max(MARGIN, max.y)],
  };
}

/** Returns whether a tap at this distance from the point of a mark is on it, in CSS pixels. */
export function isOnMark(mark: Mark, { x, y }: PointLike): boolean {
  if (mark.kind === 'cluster') return Math.hypot(x, y) <= clusterRadius(mark.count) + TOLERANCE_PX;
  return Math.hypot(x, y + PIN_HEIGHT - PIN_RADIUS) <= PIN_RADIUS + TOLERANCE_PX;
}

function drawCluster(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  count: number,
  { accent, text, raised }: MarkColors,
): void {
  const radius = clusterRadius(count);
  context.beginPath();
  context.arc(x, y, radius + CLUSTER_RING, 0, Math.PI * 2);
  context.globalAlpha = 0.22;
  context.fillStyle = accent;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = raised;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = accent;
  context.stroke();
  context.fillStyle = text;
  context.font = `700 ${count < 1000 ? 14 : 13}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(shortCount(count), x, y + 0.5);
}

/** Returns a count as `842`, `1.2k` or `12k`. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return `${thousands < 9.95 ? thousands.toFixed(1).replace('.0', '') : Math.round(thousands)}k`;
}

function writeLabel(
  context: CanvasRenderingContext2D,
  { x, y }: PointLike,
  { text, area }: PinLabel,
  { text: fill, ground }: MarkColors,
): void {
  context.font = LABEL_FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.strokeStyle = ground;
  const middle = y + (area.min.y + area.max.y) / 2;
  context.strokeText(text, x, middle);
  context.fillStyle = fill;
  context.fillText(text, x, middle);
}

type Pin = Extract<Mark, { kind: 'pin' }>;

function scaleOf({ isSelected }: Pin): number {
  return isSelected ? SELECTED_SCALE : 1;
}

/** Returns the picture of a pin, drawn once: thousands of paths would be slow. */
function spriteOf(
  { state, isSelected }: Pin,
  colors: MarkColors,
  density: number,
): HTMLCanvasElement {
  const key = `${state} ${isSelected} ${density}`;
  const drawn = sprites.get(key);
  if (drawn) return drawn;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((PIN_RADIUS + MARGIN) * 2 * density);
  canvas.height = Math.ceil((PIN_HEIGHT + MARGIN * 2) * density);
  const context = canvas.getContext('2d');
  context?.scale(density, density);
  if (context) drawSprite(context, { state, isSelected }, colors);
  sprites.set(key, canvas);
  return canvas;
}

function drawSprite(
  context: CanvasRenderingContext2D,
  { state, isSelected }: Pick<Pin, 'state' | 'isSelected'>,
  { accent, amber, ground, text }: MarkColors,
): void {
  const pin = new Path2D(shape);
  context.translate(PIN_RADIUS + MARGIN, PIN_HEIGHT + MARGIN);
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 55%)';
  context.shadowBlur = 10;
  context.shadowOffsetY = 4;
  context.fillStyle = isSelected ? amber : state === 'visited' ? text : accent;
  context.fill(pin);
  context.restore();
  context.lineWidth = 2;
  context.strokeStyle = ground;
  context.stroke(pin);
  context.translate(-9, -32);
  context.scale(0.75, 0.75);
  const glyph = new Path2D(glyphs[state]);
  context.lineWidth = state === 'visited' ? 3.2 : 2.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (state === 'favorite') {
    context.fillStyle = ground;
    context.fill(glyph);
  } else context.stroke(glyph);
}
