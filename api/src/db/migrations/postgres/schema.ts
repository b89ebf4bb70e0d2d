import { activity } from './activity.ts';
import { breweries } from './breweries.ts';
import { changeLog } from './change-log.ts';
import { content } from './content.ts';
import { operations } from './operations.ts';
import { people } from './people.ts';
import { types } from './types.ts';

/**
 * The whole schema as of 013, in which PostgreSQL began: the same tables, columns, keys and indexes
 * that the migrations up to then gave to SQLite. What only PostgreSQL has: `users.seq`, the row number
 * that SQLite has by itself, and the change log.
 */
export const schema: readonly string[] = [
  ...types,
  ...people,
  ...breweries,
  ...activity,
  ...content,
  ...operations,
  ...changeLog,
];
