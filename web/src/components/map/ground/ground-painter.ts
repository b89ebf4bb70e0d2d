import {
  Labelers,
  type PreparedTile,
  paint,
  TileCache,
  View,
  type Zxy,
  ZxySource,
} from 'protomaps-leaflet';
import { type GroundColors, labelRules, paintRules } from './ground-rules.ts';
import { GROUND_TILES, GROUND_ZOOM } from './ground-tiles.ts';

/** What a painter draws the ground with. */
export interface GroundStyle {
  colors: GroundColors;
  /** The pixels of a canvas for each CSS pixel. */
  density: number;
}

/** The side of a painted tile in CSS pixels. */
export const TILE_PX = 256;
/** What is this near to a tile is painted too: its line reaches into the tile. */
const MARGIN_PX = 16;
/** The number of tiles whose names are known at once. */
const LABELLED_TILES = 16;
/** Tiles whose names changed are gathered for this long. */
const GATHER_MS = 30;

/** Paints the ground, in a worker or on the page. */
export class GroundPainter {
  readonly #view = new View(
    new TileCache(new ZxySource(GROUND_TILES, false), TILE_PX * 2),
    GROUND_ZOOM,
    1,
  );
  readonly #rules;
  readonly #labelers: Labelers;
  readonly #density: number;
  readonly #stale = new Set<string>();

  /**
   * @param scratch measures texts
   * @param onStale called with tiles, as `x:y:z`, that must be painted again
   */
  constructor(
    { colors, density }: GroundStyle,
    scratch: OffscreenCanvas | HTMLCanvasElement,
    onStale: (tiles: string[]) => void,
  ) {
    this.#rules = paintRules(colors);
    this.#density = density;
    this.#labelers = new Labelers(
      contextOf(scratch),
      labelRules(colors),
      LABELLED_TILES,
      (tiles) => {
        if (this.#stale.size === 0) {
          setTimeout(() => {
            const all = [...this.#stale];
            this.#stale.clear();
            onStale(all);
          }, GATHER_MS);
        }
        for (const tile of tiles) this.#stale.add(tile);
      },
    );
  }

  /**
   * Paints a tile into a canvas, which takes its size.
   * @throws Error if the tile does not load
   */
  async paint({ x, y, z }: Zxy, canvas: OffscreenCanvas | HTMLCanvasElement): Promise<void> {
    const tile = await this.#view.getDisplayTile({ x, y, z });
    const tiles = new Map<string, PreparedTile[]>([['', [tile]]]);
    this.#labelers.add(z, tiles);
    canvas.width = TILE_PX * this.#density;
    canvas.height = TILE_PX * this.#density;
    const context = contextOf(canvas);
    context.scale(this.#density, this.#density);
    context.lineJoin = 'round';
    const [left, top] = [TILE_PX * x, TILE_PX * y];
    const box = {
      minX: left - MARGIN_PX,
      minY: top - MARGIN_PX,
      maxX: left + TILE_PX + MARGIN_PX,
      maxY: top + TILE_PX + MARGIN_PX,
    };
    const names = this.#labelers.getIndex(z) ?? null;
    const origin = tile.origin.clone();
    [origin.x, origin.y] = [left, top];
    paint(context, z, tiles, names, this.#rules, box, origin, false);
  }
}

function contextOf(canvas: OffscreenCanvas | HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The ground cannot be drawn: there is no canvas.');
  // What is drawn with is the same in a worker.
  return context as CanvasRenderingContext2D;
}
