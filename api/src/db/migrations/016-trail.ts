import { TEXT } from './postgres/types.ts';

/**
 * Adds the day, the way of verification and the privacy of a check-in, and its pictures. Check-ins
 * without a day, which are those from before, get one in the background; few are left, so they have
 * an index of their own.
 */
export const trail: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE check_ins ADD COLUMN visitedOn TEXT`,
    `ALTER TABLE check_ins ADD COLUMN onlyForMe INTEGER NOT NULL DEFAULT 0 CHECK (onlyForMe IN (0, 1))`,
    `ALTER TABLE check_ins ADD COLUMN verifiedBy TEXT CHECK (verifiedBy IN ('position', 'code'))`,
    `CREATE INDEX check_ins_undated ON check_ins (id) WHERE visitedOn IS NULL`,
    `CREATE TABLE checkin_photos (
      checkinId TEXT NOT NULL REFERENCES check_ins (id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 2),
      path TEXT NOT NULL,
      createdAt TEXT NOT NULL,
      PRIMARY KEY (checkinId, position)
    ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX checkin_photos_path ON checkin_photos (path)`,
  ],
  postgres: [
    `ALTER TABLE check_ins ADD COLUMN "visitedOn" ${TEXT}`,
    `ALTER TABLE check_ins ADD COLUMN "onlyForMe" flag NOT NULL DEFAULT 0`,
    `ALTER TABLE check_ins ADD COLUMN "verifiedBy" ${TEXT} CHECK ("verifiedBy" IN ('position', 'code'))`,
    `CREATE INDEX check_ins_undated ON check_ins (id) WHERE "visitedOn" IS NULL`,
    `CREATE TABLE checkin_photos (
      "checkinId" ${TEXT} NOT NULL REFERENCES check_ins (id) ON DELETE CASCADE,
      position integer NOT NULL CHECK (position BETWEEN 0 AND 2),
      path ${TEXT} NOT NULL,
      "createdAt" instant NOT NULL,
      PRIMARY KEY ("checkinId", position)
    )`,
    `CREATE INDEX checkin_photos_path ON checkin_photos (path)`,
  ],
};
