/**
 * Drops the R*Tree of places and the sums for ranks, with their triggers: the server now has both
 * in memory. Adds numeric columns, which find places without the memory.
 */
export const oneIndex: readonly string[] = [
  `DROP TRIGGER brewery_placed`,
  `DROP TRIGGER brewery_moved`,
  `DROP TRIGGER brewery_removed`,
  `DROP TABLE brewery_places`,
  `DROP TRIGGER user_ranked`,
  `DROP TRIGGER user_moved_up`,
  `DROP TRIGGER user_unranked`,
  `DROP TABLE checkin_totals`,
  `DROP TABLE checkin_days`,
  `ALTER TABLE breweries ADD COLUMN latitudeDegrees REAL
    GENERATED ALWAYS AS (CAST(latitude AS REAL)) VIRTUAL`,
  `ALTER TABLE breweries ADD COLUMN longitudeDegrees REAL
    GENERATED ALWAYS AS (CAST(longitude AS REAL)) VIRTUAL`,
  `CREATE INDEX breweries_place ON breweries (latitudeDegrees, longitudeDegrees)
    WHERE latitude IS NOT NULL AND closedAt IS NULL`,
];
