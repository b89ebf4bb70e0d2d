import type { BreweryCluster, MappedBrewery } from '@hoptrail/contracts/breweries/clusters';
import { CLUSTER_RING, clusterRadius } from '@hoptrail/contracts/lib/map/marks';
import type { Map as LeafletMap } from 'leaflet';
import type { FreePart } from './free-part.ts';
import {
  type Area,
  around,
  headOf,
  LABEL_FONT,
  moved,
  type PinLabel,
  placedLabels,
} from './pin-labels.ts';

/** The zoom from which pins have their names. */
const LABELS_ZOOM = 9;

interface Marks {
  breweries: readonly MappedBrewery[];
  clusters: readonly BreweryCluster[];
  selectedId: string | undefined;
}

/** Returns the names that fit into the free part of a map, by the ids of their breweries. */
export function labelsOnMap(
  map: LeafletMap,
  free: FreePart,
  { breweries, clusters, selectedId }: Marks,
): Map<string, PinLabel> {
  const isNear = map.getZoom() >= LABELS_ZOOM;
  if (!isNear && selectedId === undefined) return new Map();
  const turns = Math.round(map.getCenter().lng / 360);
  const at = <Place extends { latitude: number; longitude: number }>(place: Place) => {
    const { x, y } = map.latLngToContainerPoint([place.latitude, place.longitude + turns * 360]);
    return { ...place, x, y };
  };
  const labels = placedLabels({
    pins: breweries.map(at),
    selectedId,
    clusters: clusters.map(at),
    free: free.area(),
    taken: [free.buttons()],
    measure: measurer(),
  });
  if (isNear) return labels;
  return new Map([...labels].filter(([id]) => id === selectedId));
}

/** Returns the areas that marks and their names take at a zoom, in pixels of the world. */
export function takenAreas(
  map: LeafletMap,
  { breweries, clusters, selectedId }: Marks,
  { zoom, labels }: { zoom: number; labels: ReadonlyMap<string, PinLabel> },
): Area[] {
  const at = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    map.project([latitude, longitude], zoom).round();
  return [
    ...clusters.map((one) => around(at(one), clusterRadius(one.count) + CLUSTER_RING)),
    ...breweries.flatMap((one) => {
      const label = labels.get(one.id);
      const head = headOf(at(one), one.id === selectedId);
      return label ? [head, moved(label.area, at(one))] : [head];
    }),
  ];
}

const widths = new Map<string, number>();

/** Returns a function that measures names, each once. */
function measurer(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = LABEL_FONT;
  return (text) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const width = context?.measureText(text).width ?? 0;
    widths.set(text, width);
    return width;
  };
}
