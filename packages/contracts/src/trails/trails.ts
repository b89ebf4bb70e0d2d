import { z } from 'zod';
import { storedShape } from '../field-lists/schemas.ts';
import {
  coordinate,
  day,
  id,
  instant,
  latitude,
  line,
  longitude,
  nextCursor,
  pageInput,
  timeZone,
} from '../fields.ts';
import { normalizePrizeCode } from '../lib/prize-codes.ts';
import { ANSWER_MAX } from '../limits.ts';
import { evidences } from '../lists/evidence.ts';
import { rows } from '../stored/rows.ts';
import { trailFields } from './trail-fields.ts';

/** An open trail in a list, the same for every reader. */
export const trail = z.object({
  id: z.string(),
  ...storedShape(trailFields),
  /** The last day of the prize; null without a prize. */
  prizeUntil: day.nullable(),
  /** The breweries that are open, in the order of the trail. */
  breweryIds: z.array(z.string()),
  /** The stamps that complete it now: fewer than `stampsNeeded` after breweries closed. */
  stampsToComplete: z.int(),
  /** Why `stampsToComplete` differs from `stampsNeeded`, in words; null if it does not. */
  notice: z.string().nullable(),
  /** Path of the drawing of its badge. */
  badgeIcon: z.string(),
});
export type Trail = z.infer<typeof trail>;

/** A brewery of a trail: the place of a stamp. */
export const trailBrewery = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  image: z.string().nullable(),
  logo: z.string().nullable(),
  latitude: coordinate.nullable(),
  longitude: coordinate.nullable(),
  /** Whether it has closed: it takes no check-ins, and its stamps still count. */
  isClosed: z.boolean(),
  /** The prizes that are left here; null for no limit, and without a prize. */
  prizesLeft: z.int().nullable(),
  /** What it asks; a check-in counts here once the question is answered. Null for none. */
  question: z.string().nullable(),
});
export type TrailBrewery = z.infer<typeof trailBrewery>;

/** A trail with its breweries, in the order of the trail. */
export const trailDetail = trail.omit({ breweryIds: true }).extend({
  breweries: rows(trailBrewery),
  /** Whether an administrator closed it, or its last day is over. */
  isOver: z.boolean(),
});
export type TrailDetail = z.infer<typeof trailDetail>;

export const trailId = z.object({ id });

/** The input for the caller's progress; with a position it names the nearest missing brewery. */
export const passportProgressInput = z
  .object({ id, latitude: latitude.optional(), longitude: longitude.optional() })
  .refine((sent) => (sent.latitude === undefined) === (sent.longitude === undefined), {
    error: 'Send both latitude and longitude, or neither.',
  });

/** A stamp of the caller. */
export const trailStamp = z.object({
  /** Null once the brewery's record is gone; the stamp still counts. */
  breweryId: z.string().nullable(),
  breweryName: z.string().nullable(),
  /** The day in the brewery's time zone. */
  stampedOn: day,
  stampedAt: instant,
  timeZone,
  way: z.enum(evidences),
});
export type TrailStamp = z.infer<typeof trailStamp>;

/** A brewery that hands out the prize. */
export const prizeBrewery = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  /** The prizes that are left; null for no limit. */
  left: z.int().nullable(),
});
export type PrizeBrewery = z.infer<typeof prizeBrewery>;

/** The caller's prize of a completed trail. */
export const ownPrize = z.object({
  /** Eight characters without look-alikes. */
  code: z.string(),
  /** The content of the QR code: the address that redeems it. */
  link: z.string(),
  prize: z.string(),
  /** The last day on which a brewery hands it out. */
  validUntil: day,
  redeemedAt: instant.nullable(),
  /** The name of the brewery that redeemed it. */
  redeemedBy: z.string().nullable(),
  /** The breweries that have prizes left; empty once it is redeemed. */
  houses: rows(prizeBrewery),
});
export type OwnPrize = z.infer<typeof ownPrize>;

/** The caller's progress on a trail. */
export const passportProgress = z.object({
  trailId: z.string(),
  /** The oldest first. */
  stamps: rows(trailStamp),
  stampsToComplete: z.int(),
  /** The number of stamps that are missing. */
  stampsLeft: z.int(),
  completedAt: instant.nullable(),
  /**
   * The brewery to visit next: of a trail in order the next one, of others the nearest missing one,
   * or without a position the first missing one. Null if none is missing.
   */
  next: z
    .object({
      id: z.string(),
      name: z.string(),
      /** Miles from the given position; absent without one. */
      distance: z.number().optional(),
    })
    .nullable(),
  /** The questions of breweries that are open and not stamped yet. */
  questions: rows(
    z.object({
      breweryId: z.string(),
      /** Whether there is a check-in that counts, after which the question can be answered. */
      hasVisited: z.boolean(),
      isAnswered: z.boolean(),
      /** How often the caller may try today. */
      triesLeft: z.int(),
    }),
  ),
  /** Null without a prize, and until the trail is completed. */
  prize: ownPrize.nullable(),
  /** What the caller won in a draw among those who finished the trail; null for nothing. */
  won: z.object({ prize: z.string(), drawnAt: instant }).nullable(),
  /** Whether check-ins from before the trail was opened are still being counted. */
  isCounting: z.boolean(),
});
export type PassportProgress = z.infer<typeof passportProgress>;

/** A trail on which the caller has a stamp. */
export const ownPassport = z.object({
  trailId: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  startsOn: day,
  endsOn: day,
  isOver: z.boolean(),
  stamps: z.int(),
  stampsToComplete: z.int(),
  completedAt: instant.nullable(),
  /** Whether a prize waits that was not redeemed yet. */
  hasPrize: z.boolean(),
});
export type OwnPassport = z.infer<typeof ownPassport>;

/** The badge of a completed trail. */
export const trailBadge = z.object({
  trailId: z.string(),
  name: z.string(),
  /** Path of the drawing. */
  icon: z.string(),
  completedAt: instant,
});
export type TrailBadge = z.infer<typeof trailBadge>;

/** What a verified check-in did on an open trail. */
export const stampOutcome = z.object({
  trailId: z.string(),
  name: z.string(),
  /** Whether this check-in made a stamp. */
  isStamped: z.boolean(),
  /** The person's stamps with this one. */
  stamps: z.int(),
  stampsToComplete: z.int(),
  /** Whether this stamp completed the trail. */
  isCompleted: z.boolean(),
  /** Whether it earned a prize. */
  hasPrize: z.boolean(),
  /** Why there is no new stamp, in words; null with one. */
  note: z.string().nullable(),
  /** The question to answer for the stamp; null if that is not what is missing. */
  question: z.string().nullable(),
});
export type StampOutcome = z.infer<typeof stampOutcome>;

/** The input for the answer to the question of a brewery on a trail. */
export const trailAnswer = z.object({ id, breweryId: id, answer: line.max(ANSWER_MAX) });

/** What an answer did. */
export const answerOutcome = z.object({
  isRight: z.boolean(),
  /** How often the caller may try today. */
  triesLeft: z.int(),
  /** What the check-in did on the trail after a right answer; null after a wrong one. */
  trail: stampOutcome.nullable(),
});
export type AnswerOutcome = z.infer<typeof answerOutcome>;

/** The input for a call about a prize at a brewery: the code as typed or scanned. */
export const prizeAtBrewery = z.object({
  breweryId: id,
  code: z.string().max(300).transform(normalizePrizeCode),
});

/** A prize as the brewery that hands it out reads it. */
export const prizeView = z.object({
  /** `valid` may be handed out; the answer to `trails.redeem` is always this. */
  status: z.enum(['valid', 'redeemed', 'expired', 'outOfStock']),
  trailId: z.string(),
  trailName: z.string(),
  prize: z.string(),
  /** Whether the trail has no prize any more; this one is honoured. */
  isWithdrawn: z.boolean(),
  validUntil: day,
  person: z.object({
    username: z.string(),
    /** The name that the app shows, from `displayName()`. */
    name: z.string(),
    profileImage: z.string().nullable(),
  }),
  redeemedAt: instant.nullable(),
  redeemedBy: z.string().nullable(),
  /** The time zone of this brewery, for the times in this response. */
  timeZone,
  /** Until when this brewery can undo it; null if it cannot. */
  undoUntil: instant.nullable(),
  /** The prizes that are left at this brewery; null for no limit. */
  left: z.int().nullable(),
  /** The other breweries that have prizes left. */
  elsewhere: rows(prizeBrewery),
});
export type PrizeView = z.infer<typeof prizeView>;

/** The input for the stamps that a brewery gave. */
export const brewerysStamps = z.object({ id, ...pageInput });

export const brewerysStampPage = z.object({
  /** The numbers of stamps by how their check-ins were verified, without hidden check-ins. */
  counts: z.object({ position: z.int(), code: z.int(), tag: z.int() }),
  /** The newest first. */
  stamps: rows(
    z.object({
      username: z.string(),
      trailName: z.string(),
      stampedOn: day,
      way: z.enum(evidences),
    }),
  ),
  nextCursor,
});
export type BrewerysStampPage = z.infer<typeof brewerysStampPage>;
