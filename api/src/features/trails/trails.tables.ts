import type { Evidence } from '@hoptrail/contracts/lists/evidence';
import type { trailFields } from '@hoptrail/contracts/trails/trail-fields';
import type { Generated } from 'kysely';
import type { Columns } from '../../db/tables/columns.ts';

declare module '../../db/tables/tables.ts' {
  interface Tables {
    /** The trails; the tables keep the names that older versions of the server use. */
    passports: TrailsTable;
    passport_breweries: TrailBreweriesTable;
    passport_stamps: TrailStampsTable;
    passport_completions: TrailCompletionsTable;
    prize_codes: PrizeCodesTable;
    trail_answers: TrailAnswersTable;
    trail_draws: TrailDrawsTable;
    passport_backlogs: TrailBacklogsTable;
  }
}

/** A trail. Days are `YYYY-MM-DD`, in the time zone of each of its breweries. */
export interface TrailsTable extends Columns<typeof trailFields> {
  id: string;
  /** When it was opened; null for a draft. */
  openedAt: string | null;
  /** When an administrator closed it; null while it is open. */
  closedAt: string | null;
  /** When the last day was over everywhere; null before. */
  endedAt: string | null;
  createdAt: string;
}

/** A brewery of a trail. */
export interface TrailBreweriesTable {
  id: string;
  passportId: string;
  breweryId: string;
  /** The place in the order of the trail, from 0. */
  position: number;
  /** The prizes that the brewery has in all; null for no limit. */
  prizeStock: number | null;
  prizesRedeemed: Generated<number>;
  /** What a person who checked in answers for the stamp; null for nothing. */
  question: string | null;
  /** The right answers, a list as JSON; null without a question. */
  answers: string | null;
  /** When an administrator took it off the trail; the row keeps the number of its prizes. */
  removedAt: string | null;
}

export interface TrailStampsTable {
  id: string;
  userId: string;
  passportId: string;
  /** Null once the brewery is deleted; the stamp still counts. */
  breweryId: string | null;
  checkinId: string | null;
  /** The day in the brewery's time zone. */
  stampedOn: string;
  /** The time of the check-in. */
  stampedAt: string;
  way: Evidence;
}

export interface TrailCompletionsTable {
  userId: string;
  passportId: string;
  completedAt: string;
}

/** A person's tries to answer the question of a brewery on a trail. */
export interface TrailAnswersTable {
  userId: string;
  trailId: string;
  breweryId: string;
  /** The day of the last try in the brewery's time zone, `YYYY-MM-DD`, and the tries on it. */
  triedOn: string;
  tries: number;
  /** When they answered right; null before. */
  answeredAt: string | null;
}

/** The prize of a person who completed a trail, with its words at the time. */
export interface PrizeCodesTable {
  id: string;
  code: string;
  userId: string;
  passportId: string;
  prize: string;
  /** The last day, `YYYY-MM-DD`. */
  validUntil: string;
  createdAt: string;
  redeemedAt: string | null;
  redeemedBreweryId: string | null;
  /** The person of the brewery who redeemed it. */
  redeemedById: string | null;
}

/** A person who was drawn among those who finished a trail. */
export interface TrailDrawsTable {
  id: string;
  trailId: string;
  userId: string;
  /** What they won. */
  prize: string;
  drawnAt: string;
}

/** A trail whose check-ins from before are still being counted. */
export interface TrailBacklogsTable {
  passportId: string;
  /** When it was opened or changed. */
  since: string;
  /** The row number of the last user who was looked at. */
  afterUser: number;
}
