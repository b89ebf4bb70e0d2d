import type { Box } from './box.ts';
import { type MarkAt, overlap } from './marks.ts';
import { fromMercator, mercatorX, mercatorY } from './mercator.ts';

/** The side of a cell in CSS pixels: a pin and the space around it. At zoom 0 the world has 256. */
const CELL_PX = 48;
/** Cells in a box at most: that many breweries with long names are 30 kB of JSON. */
export const MAX_CELLS = 180;

/** Places that would overlap on a map, or a single one. */
export interface Cluster {
  count: number;
  /** The mean of its places in Web Mercator; `x` is beyond 1 in the east of the date line. */
  x: number;
  y: number;
  /** `west` is greater than `east` where they cross the date line. */
  bounds: Box;
  /** The number of the place that is nearest to the middle of its largest cell. */
  member: number;
}

/** The sums of a cell's places. */
interface Cell {
  count: number;
  sumX: number;
  sumY: number;
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
  /** The number of the place that is nearest to the middle of the cell, and its distance. */
  member: number;
  apart: number;
}

/**
 * Counts the places of a box by the cells of a grid. Cells at the edge also count their places outside
 * of the box. The cells depend only on the zoom and the size of the box, so clusters do not change
 * while a map is panned.
 */
export class ClusterGrid {
  /** The number of cells around the world, and the width of the world in CSS pixels. */
  readonly #around: number;
  readonly #pixels: number;
  readonly #firstColumn: number;
  readonly #firstRow: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #cells: (Cell | undefined)[];

  /**
   * @param box `west` is greater than `east` where it crosses the date line
   * @param zoom of the map: 0 for a world of 256 pixels, doubled by every step
   */
  constructor({ south, north, west, east }: Box, zoom: number) {
    const left = mercatorX(west);
    const right = mercatorX(east) + (west <= east ? 0 : 1);
    const [top, bottom] = [mercatorY(north), mercatorY(south)];
    this.#pixels = 256 * 2 ** zoom;
    // Larger cells where the box has too many, as on a wide screen.
    for (let half = 0; ; half += 1) {
      const around = Math.max(1, Math.floor(this.#pixels / CELL_PX / 2 ** (half / 2)));
      const firstColumn = Math.floor(left * around);
      const firstRow = Math.min(around - 1, Math.floor(top * around));
      const columns = Math.min(around, Math.floor(right * around) - firstColumn + 1);
      const rows = Math.min(around - 1, Math.floor(bottom * around)) - firstRow + 1;
      if (columns * rows > MAX_CELLS) continue;
      this.#around = around;
      this.#firstColumn = firstColumn % around;
      this.#firstRow = firstRow;
      this.#columns = columns;
      this.#rows = rows;
      this.#cells = Array.from({ length: columns * rows }, () => undefined);
      return;
    }
  }

  /** Returns whether a point in Web Mercator is in a cell of the box. */
  covers(x: number, y: number): boolean {
    const column = this.#columnOf(x);
    const row = this.#rowOf(y);
    return column < this.#columns && row >= 0 && row < this.#rows;
  }

  /**
   * Counts a place at a point that is in a cell of the box.
   * @param place its number
   */
  add(place: number, x: number, y: number): void {
    const column = this.#columnOf(x);
    // Positions grow from the west of the box to its east, across the date line too.
    const across = this.#firstColumn + column >= this.#around && x < 1 ? x + 1 : x;
    const row = this.#rowOf(y);
    const key = row * this.#columns + column;
    const cell = this.#cells[key];
    const apart =
      Math.abs(across * this.#around - this.#firstColumn - column - 0.5) +
      Math.abs(y * this.#around - this.#firstRow - row - 0.5);
    if (!cell) {
      const bounds = { minX: across, maxX: across, minY: y, maxY: y };
      this.#cells[key] = { count: 1, sumX: across, sumY: y, ...bounds, member: place, apart };
      return;
    }
    if (apart < cell.apart) {
      cell.apart = apart;
      cell.member = place;
    }
    cell.count += 1;
    cell.sumX += across;
    cell.sumY += y;
    if (across < cell.minX) cell.minX = across;
    else if (across > cell.maxX) cell.maxX = across;
    if (y < cell.minY) cell.minY = y;
    else if (y > cell.maxY) cell.maxY = y;
  }

  /** Returns the clusters, the largest first; cells whose marks would overlap are one. */
  clusters(): Cluster[] {
    let cells = this.#cells.filter((cell) => cell !== undefined);
    // A cluster that grew, and moved, may overlap with others.
    for (let before = Infinity; cells.length < before; ) {
      before = cells.length;
      cells = this.#merged(cells);
    }
    return cells.map(clusterOf);
  }

  /** Returns the cells, the largest first, with those that overlap with a larger one added to it. */
  #merged(cells: Cell[]): Cell[] {
    const merged: Cell[] = [];
    for (const cell of cells.sort((a, b) => b.count - a.count)) {
      const other = merged.find((one) => overlap(this.#markOf(one), this.#markOf(cell)));
      if (other) addTo(other, cell);
      else merged.push(cell);
    }
    return merged.sort((a, b) => b.count - a.count);
  }

  #markOf({ count, sumX, sumY }: Cell): MarkAt {
    return { x: (sumX / count) * this.#pixels, y: (sumY / count) * this.#pixels, count };
  }

  #columnOf(x: number): number {
    const column = Math.floor(x * this.#around) - this.#firstColumn;
    return column < 0 ? column + this.#around : column % this.#around;
  }

  #rowOf(y: number): number {
    return Math.min(this.#around - 1, Math.floor(y * this.#around)) - this.#firstRow;
  }
}

function addTo(cell: Cell, other: Cell): void {
  cell.count += other.count;
  cell.sumX += other.sumX;
  cell.sumY += other.sumY;
  cell.minX = Math.min(cell.minX, other.minX);
  cell.maxX = Math.max(cell.maxX, other.maxX);
  cell.minY = Math.min(cell.minY, other.minY);
  cell.maxY = Math.max(cell.maxY, other.maxY);
}

function clusterOf(cell: Cell): Cluster {
  const { count, sumX, sumY, minX, maxX, minY, maxY, member } = cell;
  const { latitude: north, longitude: west } = fromMercator(minX, minY);
  const { latitude: south, longitude: east } = fromMercator(maxX, maxY);
  return { count, x: sumX / count, y: sumY / count, bounds: { south, north, west, east }, member };
}
