import { TEXT } from './postgres/types.ts';

/**
 * Adds the news of breweries. A line that is taken back stays as a row without text and picture,
 * because it counts among those of its week. A line stays when the account of its author goes.
 */
export const news: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE TABLE brewery_news (
      id TEXT PRIMARY KEY,
      breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      userId TEXT REFERENCES users (id) ON DELETE SET NULL,
      text TEXT NOT NULL,
      picture TEXT,
      createdAt TEXT NOT NULL,
      editedAt TEXT,
      takenBackAt TEXT
    ) STRICT`,
    `CREATE INDEX brewery_news_brewery ON brewery_news (breweryId, createdAt)`,
    `CREATE INDEX brewery_news_user ON brewery_news (userId)`,
    `CREATE INDEX brewery_news_created ON brewery_news (createdAt)`,
  ],
  postgres: [
    `CREATE TABLE brewery_news (
      id ${TEXT} PRIMARY KEY,
      "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      "userId" ${TEXT} REFERENCES users (id) ON DELETE SET NULL,
      text ${TEXT} NOT NULL,
      picture ${TEXT},
      "createdAt" instant NOT NULL,
      "editedAt" instant,
      "takenBackAt" instant
    )`,
    `CREATE INDEX brewery_news_brewery ON brewery_news ("breweryId", "createdAt")`,
    `CREATE INDEX brewery_news_user ON brewery_news ("userId")`,
    `CREATE INDEX brewery_news_created ON brewery_news ("createdAt")`,
  ],
};
