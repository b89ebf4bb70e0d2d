/** A rectangle on the map, in degrees. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}
