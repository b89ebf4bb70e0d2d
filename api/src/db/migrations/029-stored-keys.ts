import { updateAllKeys } from '../stored/stored-keys.repo.ts';
import { updateOpenDirections } from '../stored/stored-texts.repo.ts';

/**
 * Stores the key of a username, which the database computed before: the expression was nested too
 * deeply for the parsers of SQLite up to 3.45, which could not open the file. Computes all keys again,
 * because texts are folded in another way, and ends the directions of writing that texts begin.
 */
export const storedKeys = {
  sqlite: [
    `DROP INDEX users_username_key`,
    `ALTER TABLE users DROP COLUMN usernameKey`,
    `ALTER TABLE users ADD COLUMN usernameKey TEXT`,
    `CREATE INDEX users_username_key ON users (usernameKey)`,
    updateAllKeys,
    updateOpenDirections,
  ],
  postgres: [
    `ALTER TABLE users ALTER COLUMN "usernameKey" DROP EXPRESSION`,
    updateAllKeys,
    updateOpenDirections,
  ],
};
