import { Bounds, type Map as LeafletMap, Point } from 'leaflet';
import type { MapPlace } from '../../filters/map-place.ts';

/** What lies over a map. */
export interface Covers {
  /** Across the lower edge: note, chips and cards. */
  bottom: HTMLElement;
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
    return { min: new Point(0, 0), max: new Point(x, Math.max(0, y - this.covered())) };
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

  /** Returns the height at the lower edge that is covered, in pixels. */
  covered(): number {
    return this.#covers.bottom.offsetHeight;
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
    return this.#map.unproject(point.add([0, this.covered() / 2]), zoom);
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
