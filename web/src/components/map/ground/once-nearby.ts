import type { Feature, LabelSymbolizer, Layout } from 'protomaps-leaflet';

type Geometry = Parameters<LabelSymbolizer['place']>[1];

/** Two names that are the same within this distance, in pixels, are one: of ground and streets. */
const NEARBY_PX = 300;

/** Writes the same name only once in a part of the map. */
export class OnceNearby implements LabelSymbolizer {
  readonly #written: LabelSymbolizer;

  constructor(written: LabelSymbolizer) {
    this.#written = written;
  }

  place(layout: Layout, geometry: Geometry, feature: Feature) {
    const name = String(feature.props['name:en'] ?? feature.props.name);
    return this.#written.place(layout, geometry, feature)?.map((label) => ({
      ...label,
      deduplicationKey: name,
      deduplicationDistance: NEARBY_PX,
    }));
  }
}
