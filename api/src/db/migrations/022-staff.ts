import { statementTriggers, wholeRows } from './postgres/statement-triggers.ts';
import { TEXT } from './postgres/types.ts';

/**
 * Adds the staff of breweries. A removed person's row stays, so that a form that they have open can
 * explain why it is refused.
 */
export const staff: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE TABLE brewery_staff (
      breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      addedAt TEXT NOT NULL,
      removedAt TEXT,
      PRIMARY KEY (breweryId, userId)
    ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX brewery_staff_user ON brewery_staff (userId)`,
  ],
  postgres: [
    `CREATE TABLE brewery_staff (
      "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      "addedAt" instant NOT NULL,
      "removedAt" instant,
      PRIMARY KEY ("breweryId", "userId")
    )`,
    `CREATE INDEX brewery_staff_user ON brewery_staff ("userId")`,
    ...statementTriggers('brewery_staff', wholeRows('brewery_staff', '"breweryId"')),
  ],
};
