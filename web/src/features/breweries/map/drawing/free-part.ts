import { Bounds, type Map as LeafletMap, Point } from 'leaflet';
import type { MapPlace } from '../../filters/map-place.ts';

/** What lies over a map. */
export interface Covers {
  /** Note, chips and cards: across the lower edge, in a column at the left one, or below the map. */
  over: HTMLElement;
  buttons: HTMLElement;
}

/** The part of a map that nothing lies over but its buttons: what is there is in sight. */
export class FreePart {
  readonly #map: LeafletMap;
  readonly #covers: Covers;

  constructor(map: LeafletMap, covers: Covers) {
    this.#map = map;
    this.#covers = covers;
  }

  /** Returns the free part, in pixels of the frame. */
  area(): { min: Point; max: Point } {
    const { x, y } = this.#map.getSize();
    const { left, bottom } = this.covered();
    return { min: new Point(left, 0), max: new Point(x, Math.max(0, y - bottom)) };
  }

  /** Returns the area of the buttons, in pixels of the frame. */
  buttons(): { min: Point; max: Point } {
    const frame = this.#map.getContainer().getBoundingClientRect();
    const { left, top, right, bottom } = this.#covers.buttons.getBoundingClientRect();
    const corner = new Point(frame.left, frame.top);
    return {
      min: new Point(left, top).subtract(corner),
      max: new Point(right, bottom).subtract(corner),
    };
  }

  /** Returns how much is covered at the left edge or the lower one, in pixels. */
  covered(): { left: number; bottom: number } {
    const over = this.#covers.over.getBoundingClientRect();
    const frame = this.#map.getContainer().getBoundingClientRect();
    if (over.width < frame.width) return { left: over.width, bottom: 0 };
    // In large text it is below the map.
    return { left: 0, bottom: Math.max(0, frame.bottom - over.top) };
  }

  /** Returns what the middle of the free part shows. */
  place(): MapPlace {
    const { min, max } = this.area();
    const middle = this.#map.containerPointToLatLng(new Bounds(min, max).getCenter());
    const { lat: latitude, lng: longitude } = middle.wrap();
    return { latitude, longitude, zoom: this.#map.getZoom() };
  }

  /** Returns the middle of the map that has a place in the middle of its free part. */
  centerFor({ latitude, longitude, zoom }: MapPlace) {
    const point = this.#map.project([latitude, longitude], zoom);
    const { left, bottom } = this.covered();
    return this.#map.unproject(point.add([-left / 2, bottom / 2]), zoom);
  }

  /** Returns the corners of the free part on the map. */
  bounds() {
    const { min, max } = this.area();
    const northWest = this.#map.containerPointToLatLng(min);
    const southEast = this.#map.containerPointToLatLng(max);
    return {
      getNorth: () => northWest.lat,
      getWest: () => northWest.lng,
      getSouth: () => southEast.lat,
      getEast: () => southEast.lng,
    };
  }
}
