import { inject } from 'vitest';

/** Whether these tests run on PostgreSQL: a test that is about SQLite alone is left out then. */
export const isOnPostgres = inject('postgresTemplate') !== undefined;
