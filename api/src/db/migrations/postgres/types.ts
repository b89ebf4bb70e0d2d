/** A text that PostgreSQL compares byte by byte, as SQLite does, in any locale of the server. */
export const TEXT = 'text COLLATE "C"';

/** The types that SQLite's columns have as well, by a check there. */
export const types: readonly string[] = [
  `CREATE DOMAIN instant AS ${TEXT}
    CHECK (value ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$')`,
  `CREATE DOMAIN flag AS smallint CHECK (value IN (0, 1))`,
  `CREATE DOMAIN json_text AS ${TEXT} CHECK (value IS NULL OR value::json IS NOT NULL)`,
];
