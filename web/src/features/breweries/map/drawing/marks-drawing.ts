import { Bounds, type Point } from 'leaflet';
import { drawMark, type Mark, type MarkColors, markBounds } from './pin-drawing.ts';

/** A mark and its point in pixels of the whole world. */
export interface MarkAtPoint {
  mark: Mark;
  point: Point;
}

/** The largest density of the canvas: more makes no visible difference. */
const MAX_DENSITY = 2;
/** The number of marks in one step, which a slow phone draws within a frame. */
const MARKS_OF_STEP = 120;

/** A picture of the marks in a part of the world at one zoom, which is drawn in steps. */
export class MarksDrawing {
  readonly canvas: HTMLCanvasElement;
  readonly zoom: number;
  /** The part of the world, in pixels at this zoom. */
  readonly bounds: Bounds;
  readonly #colors: MarkColors;
  readonly #density = Math.min(MAX_DENSITY, devicePixelRatio);
  #left: readonly MarkAtPoint[];

  /** @param marks those further back first */
  constructor(
    canvas: HTMLCanvasElement,
    marks: readonly MarkAtPoint[],
    { zoom, bounds, colors }: { zoom: number; bounds: Bounds; colors: MarkColors },
  ) {
    this.canvas = canvas;
    this.zoom = zoom;
    this.bounds = bounds;
    this.#colors = colors;
    this.#left = marks.filter(({ mark, point }) => {
      const { min, max } = markBounds(mark);
      return bounds.intersects(new Bounds(point.add(min), point.add(max)));
    });
    const { x: width, y: height } = bounds.getSize();
    resize(canvas, { width, height, density: this.#density });
  }

  /** Draws some of the marks. @returns whether all are drawn */
  step(): boolean {
    const context = this.canvas.getContext('2d');
    if (!context) return true;
    const [now, later] = [this.#left.slice(0, MARKS_OF_STEP), this.#left.slice(MARKS_OF_STEP)];
    const { x: left, y: top } = this.bounds.getTopLeft();
    context.setTransform(this.#density, 0, 0, this.#density, 0, 0);
    for (const { mark, point } of now) {
      const at = { x: point.x - left, y: point.y - top };
      drawMark(context, at, mark, { colors: this.#colors, density: this.#density });
    }
    this.#left = later;
    return later.length === 0;
  }
}

/** Empties a canvas, which keeps its memory where its size stays. */
function resize(
  canvas: HTMLCanvasElement,
  { width, height, density }: { width: number; height: number; density: number },
): void {
  const [across, down] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width === across && canvas.height === down) {
    const context = canvas.getContext('2d');
    context?.setTransform(1, 0, 0, 1, 0, 0);
    context?.clearRect(0, 0, across, down);
    return;
  }
  canvas.width = across;
  canvas.height = down;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
}
