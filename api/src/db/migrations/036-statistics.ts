import { TEXT } from './postgres/types.ts';

/**
 * Adds what the statistics of breweries need: the views of their pages as totals of a day, and the
 * key and the marks of a day, which are forgotten with it. The index of the check-ins of a brewery
 * has their day and replaces the one without.
 */
export const statistics: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE TABLE brewery_day_views (
      breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      day TEXT NOT NULL,
      kind TEXT NOT NULL,
      people INTEGER NOT NULL CHECK (people > 0),
      PRIMARY KEY (breweryId, day, kind)
    ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX brewery_day_views_day ON brewery_day_views (day)`,
    `CREATE TABLE view_keys (
      zone TEXT NOT NULL,
      day TEXT NOT NULL,
      key TEXT NOT NULL,
      PRIMARY KEY (zone, day)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE view_marks (
      zone TEXT NOT NULL,
      day TEXT NOT NULL,
      viewer TEXT NOT NULL,
      mark TEXT NOT NULL,
      PRIMARY KEY (zone, day, viewer, mark)
    ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX check_ins_brewery_day ON check_ins (breweryId, visitedOn)`,
    `DROP INDEX check_ins_brewery`,
  ],
  postgres: [
    `CREATE TABLE brewery_day_views (
      "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      day ${TEXT} NOT NULL,
      kind ${TEXT} NOT NULL,
      people integer NOT NULL CHECK (people > 0),
      PRIMARY KEY ("breweryId", day, kind)
    )`,
    `CREATE INDEX brewery_day_views_day ON brewery_day_views (day)`,
    `CREATE TABLE view_keys (
      zone ${TEXT} NOT NULL,
      day ${TEXT} NOT NULL,
      key ${TEXT} NOT NULL,
      PRIMARY KEY (zone, day)
    )`,
    `CREATE TABLE view_marks (
      zone ${TEXT} NOT NULL,
      day ${TEXT} NOT NULL,
      viewer ${TEXT} NOT NULL,
      mark ${TEXT} NOT NULL,
      PRIMARY KEY (zone, day, viewer, mark)
    )`,
    `CREATE INDEX check_ins_brewery_day ON check_ins ("breweryId", "visitedOn")`,
    `DROP INDEX check_ins_brewery`,
  ],
};
