import {
  type Coords,
  type DoneCallback,
  GridLayer,
  type GridLayerOptions,
  type Map as LeafletMap,
} from 'leaflet';
import { type Tile, traceLine } from './lines.ts';
import { loadOutlines, type OutlineLabel, type Outlines } from './outlines.ts';

/** The colors of the outlines. */
export interface OutlineColors {
  land: string;
  coast: string;
  border: string;
  text: string;
  halo: string;
}

/** The largest density of a tile's pixels: more is not seen in lines. */
const MAX_DENSITY = 2;
/** The zooms between which states have their borders and names. */
const STATES_FROM = 4;
const COUNTRY_NAMES_UNTIL = 5;
const STATE_NAMES_UNTIL = 8;

/** A layer that draws the outlines of countries and states; the sea is transparent. */
export class OutlinesLayer extends GridLayer {
  declare protected _map: LeafletMap;
  readonly #colors: OutlineColors;

  constructor(colors: OutlineColors, options: GridLayerOptions) {
    super(options);
    this.#colors = colors;
  }

  override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const { x: pixels } = this.getTileSize();
    const density = Math.min(MAX_DENSITY, devicePixelRatio);
    canvas.width = pixels * density;
    canvas.height = pixels * density;
    const size = pixels / (256 * 2 ** z);
    const draw = (outlines: Outlines) => {
      const context = canvas.getContext('2d');
      context?.scale(density, density);
      // The world repeats in the east and west.
      const column = x * size - Math.floor(x * size);
      if (context) this.#draw(context, outlines, { x: column, y: y * size, size, pixels }, z);
      done(undefined, canvas);
    };
    loadOutlines().then(draw, (error: Error) => {
      done(error, canvas);
      addEventListener('online', this.#onOnline, { once: true });
    });
    return canvas;
  }

  readonly #onOnline = (): void => {
    if (this._map) this.redraw();
  };

  #draw(context: CanvasRenderingContext2D, outlines: Outlines, tile: Tile, zoom: number): void {
    const { land, coast, border } = this.#colors;
    const fill = new Path2D();
    for (const line of outlines.land) traceLine(fill, line, tile);
    context.lineJoin = 'round';
    context.fillStyle = land;
    context.fill(fill, 'evenodd');
    context.strokeStyle = coast;
    context.lineWidth = 1;
    context.stroke(fill);
    if (zoom >= STATES_FROM) {
      const states = new Path2D();
      for (const line of outlines.stateBorders) traceLine(states, line, tile);
      context.strokeStyle = border;
      context.setLineDash([4, 3]);
      context.stroke(states);
      context.setLineDash([]);
    }
    const countries = new Path2D();
    for (const line of outlines.countryBorders) traceLine(countries, line, tile);
    context.strokeStyle = border;
    context.lineWidth = 1.25;
    context.stroke(countries);
    for (const label of outlines.labels) this.#write(context, label, tile, zoom);
  }

  /** Writes a name where it fits into its country or state. */
  #write(context: CanvasRenderingContext2D, label: OutlineLabel, tile: Tile, zoom: number): void {
    const { name, isState } = label;
    const isInZoom = isState
      ? zoom >= STATES_FROM && zoom <= STATE_NAMES_UNTIL
      : zoom <= COUNTRY_NAMES_UNTIL &&
        !(zoom >= STATES_FROM && label.name.startsWith('United States'));
    if (!isInZoom) return;
    const scale = tile.pixels / tile.size;
    const [left, top] = [(label.x - tile.x) * scale, (label.y - tile.y) * scale];
    if (Math.abs(left - tile.pixels / 2) > tile.pixels || top < -20 || top > tile.pixels + 20)
      return;
    context.font = `${isState ? 500 : 600} ${isState ? 11 : 12}px system-ui, sans-serif`;
    context.letterSpacing = isState ? '0.5px' : '1px';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const text = isState ? name : name.toUpperCase();
    if (context.measureText(text).width > label.width * scale * 0.9) return;
    context.lineWidth = 3;
    context.strokeStyle = this.#colors.halo;
    context.strokeText(text, left, top);
    context.fillStyle = this.#colors.text;
    context.fillText(text, left, top);
  }
}
