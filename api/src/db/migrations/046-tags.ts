import { TEXT } from './postgres/types.ts';

/**
 * Adds NFC tags, and to a check-in the tap that it was made with. A check-in with a tap has no
 * `verifiedBy`, whose values older releases check: they take it for one by position.
 */
export const tags: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE TABLE brewery_tags (
      id TEXT PRIMARY KEY,
      breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      uid TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      keyMark TEXT NOT NULL,
      counter INTEGER NOT NULL DEFAULT 0,
      tappedById TEXT REFERENCES users (id) ON DELETE SET NULL,
      tappedAt TEXT,
      createdAt TEXT NOT NULL,
      revokedAt TEXT
    ) STRICT`,
    `CREATE INDEX brewery_tags_brewery ON brewery_tags (breweryId, createdAt)`,
    `CREATE INDEX brewery_tags_tapped_by ON brewery_tags (tappedById)`,
    `ALTER TABLE check_ins ADD COLUMN tagId TEXT REFERENCES brewery_tags (id) ON DELETE SET NULL`,
    `ALTER TABLE check_ins ADD COLUMN tapCounter INTEGER`,
    `CREATE UNIQUE INDEX check_ins_tap ON check_ins (tagId, tapCounter) WHERE tagId IS NOT NULL`,
  ],
  postgres: [
    `CREATE TABLE brewery_tags (
      id ${TEXT} PRIMARY KEY,
      "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      uid ${TEXT} NOT NULL UNIQUE,
      name ${TEXT} NOT NULL,
      "keyMark" ${TEXT} NOT NULL,
      counter integer NOT NULL DEFAULT 0,
      "tappedById" ${TEXT} REFERENCES users (id) ON DELETE SET NULL,
      "tappedAt" instant,
      "createdAt" instant NOT NULL,
      "revokedAt" instant
    )`,
    `CREATE INDEX brewery_tags_brewery ON brewery_tags ("breweryId", "createdAt")`,
    `CREATE INDEX brewery_tags_tapped_by ON brewery_tags ("tappedById")`,
    `ALTER TABLE check_ins ADD COLUMN "tagId" ${TEXT} REFERENCES brewery_tags (id) ON DELETE SET NULL`,
    `ALTER TABLE check_ins ADD COLUMN "tapCounter" integer`,
    `CREATE UNIQUE INDEX check_ins_tap ON check_ins ("tagId", "tapCounter") WHERE "tagId" IS NOT NULL`,
  ],
};
