import 'leaflet/dist/leaflet.css';
import { type Map as LeafletMap, map as leafletMap, type MapOptions } from 'leaflet';

/** Creates a map in an element; nothing on it moves by itself if the person prefers that. */
export function openMap(element: HTMLElement, options?: MapOptions): LeafletMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return leafletMap(element, {
    attributionControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    maxZoom: 19,
    ...options,
  });
}
