import {
  type Coords,
  type DoneCallback,
  GridLayer,
  type GridLayerOptions,
  type Map as LeafletMap,
} from 'leaflet';
import type { Avoided, WorldArea } from './avoided-names.ts';
import type { GroundPainter, GroundStyle } from './ground-painter.ts';
import type { GroundAnswer, GroundRequest } from './ground-worker.ts';

/** The largest density of a tile's pixels: more is not seen in lines. */
const MAX_DENSITY = 2;
/** After a tile did not load, all are asked for again, in milliseconds. */
const RETRY_MS = 10_000;

interface Asked {
  canvas: HTMLCanvasElement;
  done: DoneCallback;
}

/**
 * A layer with the ground of the world and the host's streets, painted in a worker; where a browser cannot paint there, on
 * the page.
 */
export class GroundLayer extends GridLayer {
  declare protected _map: LeafletMap;
  readonly #style: GroundStyle;
  readonly #asked = new Map<number, Asked>();
  /** The canvases in sight by their tile, as `x:y:z`. */
  readonly #shown = new Map<string, Set<HTMLCanvasElement>>();
  #worker: Worker | undefined;
  #painter: Promise<GroundPainter> | undefined;
  #areasAt: (zoom: number) => readonly WorldArea[] = () => [];
  #avoided: Avoided = { zoom: -1, avoided: [] };
  #number = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(style: Pick<GroundStyle, 'colors' | 'streets'>, options: GridLayerOptions) {
    super(options);
    this.#style = { ...style, density: Math.min(MAX_DENSITY, devicePixelRatio) };
    this.on('tileunload', ({ tile, coords }) => {
      const key = keyOf(wrapped(coords));
      const same = this.#shown.get(key);
      for (const canvas of same ?? []) if (canvas.isSameNode(tile)) same?.delete(canvas);
      if (same?.size === 0) this.#shown.delete(key);
    });
  }

  /**
   * Leaves out the names that marks lie over, also at the zooms that follow.
   * @param areasAt returns their areas at a zoom, in pixels of the world
   */
  avoid(areasAt: (zoom: number) => readonly WorldArea[]): void {
    this.#areasAt = areasAt;
    this.#avoidAt(this.#avoided.zoom);
  }

  #avoidAt(zoom: number): void {
    const avoided = { zoom, avoided: this.#areasAt(zoom) };
    if (JSON.stringify(avoided) === JSON.stringify(this.#avoided)) return;
    this.#avoided = avoided;
    this.#worker?.postMessage(avoided);
    void this.#painter?.then((painter) => painter.avoid(avoided));
  }

  override onAdd(map: LeafletMap): this {
    if (canPaintInWorkers()) this.#worker = this.#startWorker();
    addEventListener('online', this.#again);
    return super.onAdd(map);
  }

  override onRemove(map: LeafletMap): this {
    removeEventListener('online', this.#again);
    clearTimeout(this.#retry);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#painter = undefined;
    this.#asked.clear();
    this.#shown.clear();
    return super.onRemove(map);
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    if (coords.z !== this.#avoided.zoom) this.#avoidAt(coords.z);
    const key = keyOf(coords);
    const same = this.#shown.get(key) ?? new Set();
    this.#shown.set(key, same.add(canvas));
    this.#ask(coords, { canvas, done });
    return canvas;
  }

  #ask({ x, y, z }: { x: number; y: number; z: number }, asked: Asked): void {
    this.#number += 1;
    if (this.#worker) {
      this.#asked.set(this.#number, asked);
      this.#worker.postMessage({ number: this.#number, x, y, z } satisfies GroundRequest);
      return;
    }
    this.#painter ??= import('./ground-painter.ts').then(({ GroundPainter: Painter }) => {
      const painter = new Painter(this.#style, document.createElement('canvas'), this.#askAgain);
      painter.avoid(this.#avoided);
      return painter;
    });
    this.#painter
      .then((painter) => painter.paint({ x, y, z }, asked.canvas))
      .then(
        (isWhole) => this.#show(asked, isWhole),
        () => this.#fail(asked),
      );
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./ground-worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage(this.#style);
    worker.postMessage(this.#avoided);
    worker.addEventListener('message', ({ data }: MessageEvent<GroundAnswer>) => {
      if ('stale' in data) this.#askAgain(data.stale);
      else this.#answer(data);
    });
    // Its script did not load.
    worker.addEventListener('error', () => {
      for (const asked of this.#asked.values()) this.#fail(asked);
      this.#asked.clear();
      worker.terminate();
      this.#worker = undefined;
    });
    return worker;
  }

  #answer(answer: Exclude<GroundAnswer, { stale: string[] }>): void {
    const asked = this.#asked.get(answer.number);
    this.#asked.delete(answer.number);
    if (!asked) return;
    if ('failed' in answer) {
      this.#fail(asked);
      return;
    }
    const { picture, isWhole } = answer;
    asked.canvas.width = picture.width;
    asked.canvas.height = picture.height;
    asked.canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
    this.#show(asked, isWhole);
  }

  #show({ canvas, done }: Asked, isWhole: boolean): void {
    done(undefined, canvas);
    if (!isWhole) this.#retry ??= setTimeout(this.#again, RETRY_MS);
  }

  #fail({ canvas, done }: Asked): void {
    done(new Error('A part of the map did not load.'), canvas);
    this.#retry ??= setTimeout(this.#again, RETRY_MS);
  }

  /** Paints tiles again whose names changed. */
  readonly #askAgain = (tiles: readonly string[]): void => {
    for (const key of tiles) {
      const [x = 0, y = 0, z = 0] = key.split(':').map(Number);
      for (const canvas of this.#shown.get(key) ?? []) {
        this.#ask({ x, y, z }, { canvas, done: () => {} });
      }
    }
  };

  readonly #again = (): void => {
    clearTimeout(this.#retry);
    const isFailed = this.#retry !== undefined;
    this.#retry = undefined;
    if (!this._map || !isFailed) return;
    if (canPaintInWorkers()) this.#worker ??= this.#startWorker();
    this.redraw();
  };
}

/** Returns a tile of the world itself for one of its copies in the east or west. */
function wrapped({ x, y, z }: Coords): { x: number; y: number; z: number } {
  const around = 2 ** z;
  return { x: ((x % around) + around) % around, y, z };
}

function keyOf({ x, y, z }: { x: number; y: number; z: number }): string {
  return `${x}:${y}:${z}`;
}

function canPaintInWorkers(): boolean {
  // Safari before 16.4 has the class, but not what draws on it.
  return (
    typeof OffscreenCanvas !== 'undefined' && new OffscreenCanvas(1, 1).getContext('2d') !== null
  );
}
