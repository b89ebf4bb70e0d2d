import {
  BOARD_CODE_PAUSE_MS,
  BOARD_CODE_TRIES,
  BOARDS_OPENED_PER_HOUR,
  DAY_MS,
  EXPORTS_PER_HOUR,
  HOUR_MS,
  HOUSE_CODE_PAUSE_MS,
  HOUSE_CODE_TRIES,
  HOUSE_CODE_TRIES_PER_DAY,
  PRIZE_CODE_PAUSE_MS,
  PRIZE_CODE_TRIES,
  STAFF_NAMES_PER_DAY,
} from '@hoptrail/contracts/limits';
import type { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { limiterOf } from '../db/instances/shared-limits.ts';
import { recentKeys } from '../lib/recent-keys.ts';
import type { Browser } from './browsers.ts';

/** The budget of an IPv6 /48, as a multiple of the budget of one client. */
const CLIENTS_PER_SITE = 4;
/** The key of the limits that all clients share. */
export const ALL = 'all';

/**
 * Limits of codes that are sent and typed and of what costs as much, of all instances together. Those of signing in are hourly,
 * in addition to those of each e-mail address.
 */
export interface CodeLimits {
  /** Codes requested by one client: an IPv4 address or an IPv6 /64. */
  perClient: RateLimiterAbstract;
  /** Codes requested by one IPv6 /48. */
  perSite: RateLimiterAbstract;
  /** Codes for any address: half of the codes that the instance may send. */
  forAnybody: RateLimiterAbstract;
  /** Codes for addresses that have an account, once the other half is used up. */
  forAccounts: RateLimiterAbstract;
  /** Wrong codes of browsers that had not signed in to the account before. */
  wrongCodes: { count(): Promise<void>; isUsedUp(): Promise<boolean> };
  /** Wrong codes of the day typed by one person at one brewery. */
  houseCodes: RateLimiterAbstract;
  /** Wrong codes of the day typed by one person anywhere. */
  houseCodesOfDay: RateLimiterAbstract;
  /** Forged taps of tags sent by one person. */
  taps: RateLimiterAbstract;
  tapsOfDay: RateLimiterAbstract;
  /** Wrong codes of prizes typed by one person. */
  prizeCodes: RateLimiterAbstract;
  /** Wrong digits of televisions typed by one person. */
  boardCodes: RateLimiterAbstract;
  /** Televisions without a brewery opened by one client: an IPv4 address or an IPv6 /64. */
  boardsOpened: RateLimiterAbstract;
  /** Names and addresses typed by one person to add people to a staff. */
  staffNames: RateLimiterAbstract;
  /** Downloads of everything about a person, which are long work for the server. */
  exports: RateLimiterAbstract;
  /**
   * The codes that this instance sent in the last seconds, by e-mail address: a double tap sends one
   * code. On two instances it may send two; both are valid.
   */
  recentSends: LRUCache<string, readonly RecentSend[]>;
}

/** Returns the configured limits. On SQLite the counters are in memory, so a restart resets them. */
export function codeLimits(
  config: Pick<Config, 'codesPerClient' | 'codesPerInstance' | 'wrongCodesPerInstance'>,
  db: Db,
): CodeLimits {
  const perHour = (name: string, points: number) =>
    limiterOf(db, { name: `codes-${name}`, points, seconds: HOUR_MS / 1000 });
  const reserved = Math.floor(config.codesPerInstance / 2);
  const wrongCodes = perHour('wrong', config.wrongCodesPerInstance);
  return {
    perClient: perHour('client', config.codesPerClient),
    perSite: perHour('site', config.codesPerClient * CLIENTS_PER_SITE),
    forAnybody: perHour('anybody', config.codesPerInstance - reserved),
    forAccounts: perHour('accounts', reserved),
    wrongCodes: {
      async count() {
        await wrongCodes.penalty(ALL);
      },
      isUsedUp: () => isUsedUp(wrongCodes),
    },
    houseCodes: limiterOf(db, {
      name: 'house-codes',
      points: HOUSE_CODE_TRIES,
      seconds: HOUSE_CODE_PAUSE_MS / 1000,
    }),
    houseCodesOfDay: limiterOf(db, {
      name: 'house-codes-day',
      points: HOUSE_CODE_TRIES_PER_DAY,
      seconds: DAY_MS / 1000,
    }),
    taps: limiterOf(db, {
      name: 'taps',
      points: HOUSE_CODE_TRIES,
      seconds: HOUSE_CODE_PAUSE_MS / 1000,
    }),
    tapsOfDay: limiterOf(db, {
      name: 'taps-day',
      points: HOUSE_CODE_TRIES_PER_DAY,
      seconds: DAY_MS / 1000,
    }),
    prizeCodes: limiterOf(db, {
      name: 'prize-codes',
      points: PRIZE_CODE_TRIES,
      seconds: PRIZE_CODE_PAUSE_MS / 1000,
    }),
    boardCodes: limiterOf(db, {
      name: 'board-codes',
      points: BOARD_CODE_TRIES,
      seconds: BOARD_CODE_PAUSE_MS / 1000,
    }),
    boardsOpened: perHour('boards', BOARDS_OPENED_PER_HOUR),
    staffNames: limiterOf(db, {
      name: 'staff-names',
      points: STAFF_NAMES_PER_DAY,
      seconds: DAY_MS / 1000,
    }),
    exports: limiterOf(db, {
      name: 'exports',
      points: EXPORTS_PER_HOUR,
      seconds: HOUR_MS / 1000,
    }),
    recentSends: recentKeys(10_000),
  };
}

/** Returns whether the budget that all clients share is used up. */
export async function isUsedUp(limiter: RateLimiterAbstract): Promise<boolean> {
  const used = await limiter.get(ALL);
  return (used?.consumedPoints ?? 0) >= limiter.points;
}

/** A sign-in code that was sent. */
export interface SentCode {
  browser: Browser;
  /** The six digits, in demo and development mode only. */
  developmentCode: string | undefined;
}

/** A code sent in the last seconds, and the browsers whose repeated request gets it again. */
export interface RecentSend {
  at: number;
  senders: ReadonlySet<string>;
  sent: Promise<SentCode>;
}
