import { statementTriggers, wholeRows } from './postgres/statement-triggers.ts';
import { TEXT } from './postgres/types.ts';

/**
 * Adds trails: their breweries, the stamps of check-ins, completed trails, and the codes of prizes.
 * A stamp and a redeemed prize survive the brewery; nothing but its person takes a stamp away.
 */
export const passports: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE TABLE passports (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      story TEXT NOT NULL,
      picture TEXT,
      isOrdered INTEGER NOT NULL DEFAULT 0 CHECK (isOrdered IN (0, 1)),
      startsOn TEXT NOT NULL,
      endsOn TEXT NOT NULL,
      stampsNeeded INTEGER NOT NULL,
      stampsPerDay INTEGER NOT NULL DEFAULT 4,
      reward TEXT NOT NULL,
      prize TEXT,
      prizeUntil TEXT,
      openedAt TEXT,
      closedAt TEXT,
      endedAt TEXT,
      createdAt TEXT NOT NULL
    ) STRICT`,
    `CREATE TABLE passport_breweries (
      id TEXT PRIMARY KEY,
      passportId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      prizeStock INTEGER,
      prizesRedeemed INTEGER NOT NULL DEFAULT 0,
      removedAt TEXT,
      UNIQUE (passportId, breweryId)
    ) STRICT`,
    `CREATE INDEX passport_breweries_brewery ON passport_breweries (breweryId)`,
    `CREATE TABLE passport_stamps (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      passportId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL,
      checkinId TEXT REFERENCES check_ins (id) ON DELETE SET NULL,
      stampedOn TEXT NOT NULL,
      stampedAt TEXT NOT NULL,
      way TEXT NOT NULL,
      UNIQUE (userId, passportId, breweryId)
    ) STRICT`,
    `CREATE INDEX passport_stamps_brewery ON passport_stamps (breweryId, stampedAt)`,
    `CREATE INDEX passport_stamps_checkin ON passport_stamps (checkinId)`,
    `CREATE TABLE passport_completions (
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      passportId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      completedAt TEXT NOT NULL,
      PRIMARY KEY (userId, passportId)
    ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX passport_completions_passport ON passport_completions (passportId)`,
    `CREATE TABLE prize_codes (
      id TEXT PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      passportId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      prize TEXT NOT NULL,
      validUntil TEXT NOT NULL,
      createdAt TEXT NOT NULL,
      redeemedAt TEXT,
      redeemedBreweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL,
      redeemedById TEXT REFERENCES users (id) ON DELETE SET NULL,
      UNIQUE (userId, passportId)
    ) STRICT`,
    `CREATE INDEX prize_codes_brewery ON prize_codes (redeemedBreweryId)`,
    `CREATE INDEX prize_codes_redeemer ON prize_codes (redeemedById)`,
    // How far the check-ins from before a trail was opened or changed are counted.
    `CREATE TABLE passport_backlogs (
      passportId TEXT PRIMARY KEY REFERENCES passports (id) ON DELETE CASCADE,
      since TEXT NOT NULL,
      afterUser INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`,
  ],
  postgres: [
    `CREATE TABLE passports (
      id ${TEXT} PRIMARY KEY,
      name ${TEXT} NOT NULL,
      story ${TEXT} NOT NULL,
      picture ${TEXT},
      "isOrdered" flag NOT NULL DEFAULT 0,
      "startsOn" ${TEXT} NOT NULL,
      "endsOn" ${TEXT} NOT NULL,
      "stampsNeeded" integer NOT NULL,
      "stampsPerDay" integer NOT NULL DEFAULT 4,
      reward ${TEXT} NOT NULL,
      prize ${TEXT},
      "prizeUntil" ${TEXT},
      "openedAt" instant,
      "closedAt" instant,
      "endedAt" instant,
      "createdAt" instant NOT NULL
    )`,
    `CREATE TABLE passport_breweries (
      id ${TEXT} PRIMARY KEY,
      "passportId" ${TEXT} NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      position integer NOT NULL,
      "prizeStock" integer,
      "prizesRedeemed" integer NOT NULL DEFAULT 0,
      "removedAt" instant,
      UNIQUE ("passportId", "breweryId")
    )`,
    `CREATE INDEX passport_breweries_brewery ON passport_breweries ("breweryId")`,
    `CREATE TABLE passport_stamps (
      id ${TEXT} PRIMARY KEY,
      "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      "passportId" ${TEXT} NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      "breweryId" ${TEXT} REFERENCES breweries (id) ON DELETE SET NULL,
      "checkinId" ${TEXT} REFERENCES check_ins (id) ON DELETE SET NULL,
      "stampedOn" ${TEXT} NOT NULL,
      "stampedAt" instant NOT NULL,
      way ${TEXT} NOT NULL,
      UNIQUE ("userId", "passportId", "breweryId")
    )`,
    `CREATE INDEX passport_stamps_brewery ON passport_stamps ("breweryId", "stampedAt")`,
    `CREATE INDEX passport_stamps_checkin ON passport_stamps ("checkinId")`,
    `CREATE TABLE passport_completions (
      "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      "passportId" ${TEXT} NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      "completedAt" instant NOT NULL,
      PRIMARY KEY ("userId", "passportId")
    )`,
    `CREATE INDEX passport_completions_passport ON passport_completions ("passportId")`,
    `CREATE TABLE prize_codes (
      id ${TEXT} PRIMARY KEY,
      code ${TEXT} NOT NULL UNIQUE,
      "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      "passportId" ${TEXT} NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      prize ${TEXT} NOT NULL,
      "validUntil" ${TEXT} NOT NULL,
      "createdAt" instant NOT NULL,
      "redeemedAt" instant,
      "redeemedBreweryId" ${TEXT} REFERENCES breweries (id) ON DELETE SET NULL,
      "redeemedById" ${TEXT} REFERENCES users (id) ON DELETE SET NULL,
      UNIQUE ("userId", "passportId")
    )`,
    `CREATE INDEX prize_codes_brewery ON prize_codes ("redeemedBreweryId")`,
    `CREATE INDEX prize_codes_redeemer ON prize_codes ("redeemedById")`,
    `CREATE TABLE passport_backlogs (
      "passportId" ${TEXT} PRIMARY KEY REFERENCES passports (id) ON DELETE CASCADE,
      since instant NOT NULL,
      "afterUser" bigint NOT NULL
    )`,
    ...statementTriggers('passports', wholeRows('passports', 'id')),
    ...statementTriggers('passport_breweries', wholeRows('passport_breweries', 'id')),
  ],
};
