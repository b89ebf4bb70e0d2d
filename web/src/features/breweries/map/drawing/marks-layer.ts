import type { Position } from '@hoptrail/contracts/lib/distance';
import {
  Bounds,
  DomUtil,
  Layer,
  type LeafletEventHandlerFnMap,
  type Map as LeafletMap,
  type LeafletMouseEvent,
  type Point,
  type ZoomAnimEvent,
} from 'leaflet';
import { type MarkAtPoint, MarksDrawing } from './marks-drawing.ts';
import { isOnMark, type Mark, type MarkColors } from './pin-drawing.ts';

/** A mark at its place. */
export interface PlacedMark {
  position: Position;
  mark: Mark;
  onTap: () => void;
}

/** How far the marks are drawn beyond each edge of the window, as a share of it. */
const BEYOND = 0.5;
/** How much of that may be used up by panning before the marks are drawn again. */
const LEAST_BEYOND = 0.2;

/**
 * Pins and clusters on a canvas, which shows thousands of them without an element for each. A new
 * picture is drawn in steps, one in each frame, while the last one stays.
 */
export class MarksLayer extends Layer {
  declare protected _map: LeafletMap;
  readonly #colors: MarkColors;
  #marks: readonly PlacedMark[] = [];
  #shown: MarksDrawing | undefined;
  #next: MarksDrawing | undefined;
  /** The canvas of the next picture. Two take turns, because each needs megabytes of memory. */
  #spare = createCanvas();
  #frame = 0;
  readonly #events: LeafletEventHandlerFnMap = {
    zoom: () => this.#place(),
    zoomanim: ({ center, zoom }) => this.#place(this.#originAt(center, zoom), zoom),
    moveend: () => {
      this.#place();
      if (!this.#isCovered()) this.#draw();
    },
    viewreset: () => this.#place(),
    click: (event) => this.#markAt(event)?.onTap(),
    mousemove: (event) => {
      const isOver = this.#markAt(event) !== undefined;
      this.#shown?.canvas.classList.toggle('leaflet-interactive', isOver);
    },
  };

  constructor(colors: MarkColors) {
    super();
    this.#colors = colors;
  }

  /** Shows these marks instead of those before; the last one is in front. */
  show(marks: readonly PlacedMark[]): void {
    this.#marks = marks;
    this.#draw();
  }

  override onAdd(map: LeafletMap): this {
    map.on(this.#events);
    this.#draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off(this.#events);
    cancelAnimationFrame(this.#frame);
    this.#shown?.canvas.remove();
    this.#shown = undefined;
    return this;
  }

  /** Begins another picture of what is in sight, with the next frame. */
  #draw(): void {
    if (!this._map) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const drawing = new MarksDrawing(
        this.#spare,
        this.#marks.map((placed) => this.#pointOf(placed)),
        { zoom: this._map.getZoom(), bounds: this.#inSight(BEYOND), colors: this.#colors },
      );
      this.#next = drawing;
      this.#step(drawing);
    });
  }

  #step(drawing: MarksDrawing): void {
    const isDrawn = drawing.step();
    // The browser takes the finished picture in a frame of its own, because it is large.
    this.#frame = requestAnimationFrame(() =>
      isDrawn ? this.#replace(drawing) : this.#step(drawing),
    );
  }

  #replace(drawing: MarksDrawing): void {
    this.#next = undefined;
    this.#spare = this.#shown?.canvas ?? createCanvas();
    this.#shown = drawing;
    this.#place();
    this.#spare.remove();
    this.getPane()?.append(drawing.canvas);
  }

  /** Returns whether the current or the next picture still shows what is around the window. */
  #isCovered(): boolean {
    const drawing = this.#next ?? this.#shown;
    return (
      drawing?.zoom === this._map.getZoom() && drawing.bounds.contains(this.#inSight(LEAST_BEYOND))
    );
  }

  /** Puts the picture where it belongs on the map, and scales it to the zoom. */
  #place(origin = this._map.getPixelOrigin(), zoom = this._map.getZoom()): void {
    if (!this.#shown) return;
    const { canvas, bounds, zoom: drawnZoom } = this.#shown;
    const scale = this._map.getZoomScale(zoom, drawnZoom);
    DomUtil.setTransform(canvas, bounds.getTopLeft().multiplyBy(scale).subtract(origin), scale);
  }

  /** Returns the pixel of the world that is the origin of the layers at another view. */
  #originAt(center: ZoomAnimEvent['center'], zoom: number): Point {
    const { mapPane } = this._map.getPanes();
    return this._map
      .project(center, zoom)
      .subtract(this._map.getSize().divideBy(2))
      .add(DomUtil.getPosition(mapPane))
      .round();
  }

  /** Returns the visible part of the world in pixels, enlarged by a share of it on each side. */
  #inSight(beyond: number): Bounds {
    const { min, max } = this._map.getPixelBounds();
    const more = this._map.getSize().multiplyBy(beyond);
    return new Bounds((min ?? more).subtract(more).round(), (max ?? more).add(more).round());
  }

  /** Near the date line it is the point of the copy that is nearest to the middle. */
  #pointOf({ position: { latitude, longitude }, mark }: PlacedMark): MarkAtPoint {
    const turns = Math.round((this._map.getCenter().lng - longitude) / 360);
    return { mark, point: this._map.project([latitude, longitude + turns * 360]) };
  }

  /** Returns the mark in front at the place of an event. */
  #markAt({ latlng }: LeafletMouseEvent): PlacedMark | undefined {
    const tapped = this._map.project(latlng);
    return this.#marks.findLast((placed) => {
      const { mark, point } = this.#pointOf(placed);
      return isOnMark(mark, tapped.subtract(point));
    });
  }
}

function createCanvas(): HTMLCanvasElement {
  // Leaflet's styles animate elements of this class when the map zooms.
  return DomUtil.create('canvas', 'leaflet-zoom-animated');
}
