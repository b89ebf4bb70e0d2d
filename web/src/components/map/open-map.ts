import 'leaflet/dist/leaflet.css';
import { type Map as LeafletMap, map as leafletMap, type MapOptions } from 'leaflet';

/**
 * Creates a map in an element, whose size it follows, also where larger text changes it; nothing on
 * the map moves by itself if the person prefers that.
 */
export function openMap(element: HTMLElement, options?: MapOptions): LeafletMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leafletMap(element, {
    attributionControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    maxZoom: 19,
    trackResize: false,
    ...options,
  });
  const size = new ResizeObserver(() => map.invalidateSize({ debounceMoveend: true }));
  size.observe(element);
  map.on('unload', () => size.disconnect());
  return map;
}
