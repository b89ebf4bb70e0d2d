import { Bounds, CircleMarker, type LatLngExpression, Point } from 'leaflet';
import {
  clusterRadius,
  drawMark,
  LABEL_WIDTH,
  type Mark,
  type MarkColours,
  PIN_HEIGHT,
  PIN_RADIUS,
} from './pin-drawing.ts';

/** The parts of Leaflet's canvas renderer that its own shapes use. */
interface CanvasRenderer {
  _ctx: CanvasRenderingContext2D;
  _drawing: boolean;
  _bounds: Bounds;
}

const TOLERANCE_PX = 6;

/**
 * A pin or a cluster on Leaflet's canvas: like a circle, but drawn by `drawMark()`. A canvas shows
 * thousands of them without an element for each.
 */
export class MapMark extends CircleMarker {
  declare protected _renderer: CanvasRenderer;
  declare protected _point: Point;
  declare protected _pxBounds: Bounds;
  #mark: Mark;
  readonly #colours: MarkColours;

  constructor(position: LatLngExpression, mark: Mark, colours: MarkColours) {
    super(position, { bubblingMouseEvents: false });
    this.#mark = mark;
    this.#colours = colours;
  }

  get mark(): Mark {
    return this.#mark;
  }

  /** Changes how the mark looks; does not move it. */
  look(mark: Mark): void {
    this.#mark = mark;
    // Without a map, its first drawing has the new look.
    if (this._map) this.redraw();
  }

  protected _updateBounds(): void {
    const { x, y } = this._point;
    const side = Math.max(LABEL_WIDTH / 2, clusterRadius(this.#countOf()) + 6);
    this._pxBounds = new Bounds(
      new Point(x - side, y - PIN_HEIGHT * 1.4),
      new Point(x + side, y + 36),
    );
  }

  protected _empty(): boolean {
    return !this._renderer._bounds.intersects(this._pxBounds);
  }

  protected _updatePath(): void {
    const { _ctx: context, _drawing: isDrawing } = this._renderer;
    if (isDrawing && !this._empty()) drawMark(context, this._point, this.#mark, this.#colours);
  }

  /** Returns whether a tap at a point is on the mark. */
  protected _containsPoint(point: Point): boolean {
    if (this.#mark.kind === 'cluster') {
      return point.distanceTo(this._point) <= clusterRadius(this.#mark.count) + TOLERANCE_PX;
    }
    const head = this._point.subtract([0, PIN_HEIGHT - PIN_RADIUS]);
    return point.distanceTo(head) <= PIN_RADIUS + TOLERANCE_PX;
  }

  #countOf(): number {
    return this.#mark.kind === 'cluster' ? this.#mark.count : 1;
  }
}
