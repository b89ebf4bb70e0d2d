/** A part of the globe between two parallels and two meridians, in degrees. */
interface CorrectedZone {
  south: number;
  north: number;
  west: number;
  east: number;
  timeZone: string;
}

/**
 * Where `@photostructure/tz-lookup`, which knows zones by cells of some kilometres, has a wrong
 * offset for real breweries. Each part is inside the right zone, as states and counties keep it;
 * the first one applies.
 */
export const correctedZones: readonly CorrectedZone[] = [
  // Northern Idaho: Wallace and Kellogg, then Bonners Ferry up to the border of Montana.
  { south: 46.9, north: 47.7, west: -116.25, east: -115.75, timeZone: 'America/Los_Angeles' },
  { south: 47.7, north: 48.99, west: -116.25, east: -116.06, timeZone: 'America/Los_Angeles' },
  // North-western North Dakota: Williston, Crosby and Watford City.
  { south: 48.0, north: 48.75, west: -104.04, east: -103.1, timeZone: 'America/Chicago' },
  { south: 48.75, north: 48.995, west: -104.04, east: -100.0, timeZone: 'America/Chicago' },
  { south: 47.72, north: 48.0, west: -103.6, east: -103.1, timeZone: 'America/Chicago' },
  // North-eastern Montana, up to Saskatchewan.
  { south: 48.6, north: 48.995, west: -109.0, east: -104.06, timeZone: 'America/Denver' },
  // The shore of Indiana: Michigan City.
  { south: 41.69, north: 41.759, west: -87.0, east: -86.6, timeZone: 'America/Chicago' },
  // Lubec and Eastport in Maine.
  { south: 44.8, north: 44.94, west: -67.1, east: -66.975, timeZone: 'America/New_York' },
  // Arizona north of the canyon, up to Utah: Colorado City.
  { south: 36.3, north: 36.998, west: -114.04, east: -112.0, timeZone: 'America/Phoenix' },
  // Tornio in Finland, and its land east of the river.
  { south: 65.844, north: 65.87, west: 24.14, east: 24.3, timeZone: 'Europe/Helsinki' },
  { south: 65.75, north: 66.0, west: 24.19, east: 24.4, timeZone: 'Europe/Helsinki' },
];
