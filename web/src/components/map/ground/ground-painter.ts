import {
  Labelers,
  type PreparedTile,
  paint,
  TileCache,
  View,
  type Zxy,
  ZxySource,
} from 'protomaps-leaflet';
import { type Avoided, freeNames, TILE_PX, tilesThatChange } from './avoided-names.ts';
import { type GroundColors, labelRules, paintRules } from './ground-rules.ts';
import { GROUND_TILES, GROUND_ZOOM, STREETS_TILES_FROM } from './ground-tiles.ts';
import { STREETS, streetsLabelRules, streetsPaintRules } from './streets-rules.ts';

/** What a painter draws the ground with. */
export interface GroundStyle {
  colors: GroundColors;
  /** The pixels of a canvas for each CSS pixel. */
  density: number;
  /** The address of tiles with streets, and their largest zoom; undefined without them. */
  streets: { url: string; maxZoom: number } | undefined;
}

/** A source of tiles, by its name in the rules; the ground has none. */
interface Layer {
  name: string;
  view: View;
  /** The smallest zoom at which it is drawn. */
  from: number;
}

/** What is this near to a tile is painted too: its line reaches into the tile. */
const MARGIN_PX = 16;
/** Up to this zoom, the tiles of `hoptrail map get` have what is around the breweries as well. */
const WIDE_ZOOM = 9;
/** The number of tiles whose names are known at once. */
const LABELLED_TILES = 16;
/** Tiles whose names changed are gathered for this long. */
const GATHER_MS = 30;

/** Paints the ground, in a worker or on the page. */
export class GroundPainter {
  readonly #ground = new View(cacheOf(GROUND_TILES), GROUND_ZOOM, 1);
  /** What is drawn where it has something, the first one first. */
  readonly #streets: Layer[];
  readonly #rules;
  readonly #labelers: Labelers;
  readonly #density: number;
  readonly #water: string;
  readonly #onStale: (tiles: string[]) => void;
  readonly #stale = new Set<string>();
  #avoided: Avoided = { zoom: 0, avoided: [] };

  /**
   * @param scratch measures texts
   * @param onStale called with tiles, as `x:y:z`, that must be painted again
   */
  constructor(
    { colors, density, streets }: GroundStyle,
    scratch: OffscreenCanvas | HTMLCanvasElement,
    onStale: (tiles: string[]) => void,
  ) {
    this.#rules = [...paintRules(colors), ...streetsPaintRules(colors)];
    this.#streets = streets ? layersOf(streets) : [];
    this.#density = density;
    this.#water = colors.water;
    this.#onStale = onStale;
    this.#labelers = new Labelers(
      contextOf(scratch),
      [...streetsLabelRules(colors), ...labelRules(colors)],
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

  /** Leaves out names in some areas; tiles whose names change must be painted again. */
  avoid(avoided: Avoided): void {
    const names = this.#labelers.getIndex(avoided.zoom);
    const stale = names ? tilesThatChange(names, this.#avoided, avoided) : [];
    this.#avoided = avoided;
    if (stale.length > 0) this.#onStale(stale);
  }

  /**
   * Paints a tile into a canvas, which takes its size. Where streets do not load, it has the ground.
   * @returns whether all of it loaded
   * @throws Error if the ground does not load either
   */
  async paint({ x, y, z }: Zxy, canvas: OffscreenCanvas | HTMLCanvasElement): Promise<boolean> {
    const { name, tile, isWhole } = await this.#load({ x, y, z });
    const tiles = new Map<string, PreparedTile[]>([[name, [tile]]]);
    this.#labelers.add(z, tiles);
    canvas.width = TILE_PX * this.#density;
    canvas.height = TILE_PX * this.#density;
    const context = contextOf(canvas);
    context.scale(this.#density, this.#density);
    context.lineJoin = 'round';
    // The sea: what has not loaded is as land.
    context.fillStyle = this.#water;
    context.fillRect(0, 0, TILE_PX, TILE_PX);
    const [left, top] = [TILE_PX * x, TILE_PX * y];
    const box = {
      minX: left - MARGIN_PX,
      minY: top - MARGIN_PX,
      maxX: left + TILE_PX + MARGIN_PX,
      maxY: top + TILE_PX + MARGIN_PX,
    };
    const written = this.#labelers.getIndex(z);
    const names = written ? freeNames(written, z, this.#avoided) : null;
    const origin = tile.origin.clone();
    [origin.x, origin.y] = [left, top];
    paint(context, z, tiles, names, this.#rules, box, origin, false);
    return isWhole;
  }

  /** Returns a tile of the streets where they have something, and else of the ground. */
  async #load(place: Zxy): Promise<{ name: string; tile: PreparedTile; isWhole: boolean }> {
    let isWhole = true;
    for (const { name, view, from } of this.#streets) {
      if (place.z < from) continue;
      try {
        const tile = await view.getDisplayTile(place);
        if (tile.data.size > 0) return { name, tile, isWhole };
      } catch {
        isWhole = false;
      }
    }
    return { name: '', tile: await this.#ground.getDisplayTile(place), isWhole };
  }
}

/** Returns the streets, and where they end, those of the tiles that reach farther. */
function layersOf({ url, maxZoom }: { url: string; maxZoom: number }): Layer[] {
  const cache = cacheOf(url);
  return [
    { name: STREETS, view: new View(cache, maxZoom, 1), from: STREETS_TILES_FROM + 1 },
    { name: STREETS, view: new View(cache, WIDE_ZOOM, 1), from: WIDE_ZOOM + 2 },
  ];
}

function cacheOf(url: string): TileCache {
  return new TileCache(new ZxySource(url, false), TILE_PX * 2);
}

function contextOf(canvas: OffscreenCanvas | HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The ground cannot be drawn: there is no canvas.');
  // What is drawn with is the same in a worker.
  return context as CanvasRenderingContext2D;
}
