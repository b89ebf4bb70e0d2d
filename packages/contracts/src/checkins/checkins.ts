import { z } from 'zod';
import {
  basedOn,
  day,
  id,
  imageReference,
  instant,
  latitude,
  longitude,
  timeZone,
} from '../fields.ts';
import {
  ACCURACY_MAX_METRES,
  CHECKIN_NOTE_MAX,
  CHECKIN_PHOTOS_MAX,
  LEADERBOARD_MAX_ENTRIES,
} from '../limits.ts';
import { evidences } from '../lists/evidence.ts';
import { logbookEntry } from '../logbook/logbook.ts';
import { stampOutcome } from '../trails/trails.ts';
import { userBadge } from '../users/users.ts';

export const checkinStatusInput = z.object({ userId: id, breweryId: id });
export const checkinStatus = z.object({
  canCheckIn: z.boolean(),
  /** Whole seconds until the next check-in here; 0 when free. */
  timeRemaining: z.int(),
  /** The last closed day of a brewery that is closed for a while and takes no check-ins. */
  closedUntil: day.optional(),
});
export type CheckinStatus = z.infer<typeof checkinStatus>;

const houseCode = z
  .string()
  .trim()
  .regex(/^\d{4}$/, "The house's code has four digits.")
  .optional();

/** A note on a check-in; an empty one becomes null. Lines may break, other control characters not. */
const note = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .refine(
    (text) => text.length <= CHECKIN_NOTE_MAX,
    `A note has at most ${CHECKIN_NOTE_MAX} characters.`,
  )
  .refine(
    (text) => !/[^\P{Cc}\n]/u.test(text),
    'A note cannot have control characters. Please type it again.',
  )
  .transform((text) => text || null)
  .nullable();

const BOTH_OR_NEITHER = { error: 'Send both latitude and longitude, or neither.' };
const hasWholePosition = (input: { latitude?: unknown; longitude?: unknown }) =>
  (input.latitude === undefined) === (input.longitude === undefined);

const ownTime = {
  /** When it was made by the phone's clock, up to 48 hours ago; now without it. */
  at: instant.optional(),
  /** What the phone's clock says while it sends `at`, which corrects a wrong clock. */
  sentAt: instant.optional(),
};

/**
 * The input for a check-in. The position is the one that the phone reports; accuracy is in metres.
 */
export const checkinInput = z
  .object({
    userId: id,
    breweryId: id,
    notes: note.optional(),
    /** Whether only the person may see this check-in. */
    onlyForMe: z.boolean().optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    accuracy: z.number().min(0).max(ACCURACY_MAX_METRES).optional(),
    /** The house's code of the day, which verifies the check-in where the phone has no position. */
    houseCode,
    /**
     * The id of the new check-in, which the phone chooses, so that a request may be sent again: the same
     * id once more returns the same check-in.
     */
    id: z.uuid().optional(),
    ...ownTime,
  })
  .refine(hasWholePosition, BOTH_OR_NEITHER);

const hexadecimal = (digits: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[0-9a-fA-F]{${digits}}$`),
      'The address of the tag is incomplete. Please hold your phone to it again.',
    );

/** The input for a check-in by a tap on an NFC tag, which says at which brewery it is. */
export const tapInput = z
  .object({
    /** What the tag says, encrypted. */
    tapData: hexadecimal(32),
    /** How the tag signs it. */
    tapMac: hexadecimal(16),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    accuracy: z.number().min(0).max(ACCURACY_MAX_METRES).optional(),
    ...ownTime,
  })
  .refine(hasWholePosition, BOTH_OR_NEITHER);

export const checkin = z.object({
  id: z.string(),
  userId: z.string(),
  breweryId: z.string(),
  notes: z.string().nullable(),
  createdAt: instant,
  /** Whether the server verified the visit. */
  verified: z.boolean(),
  /** How the visit was verified; null if it was not. */
  verifiedBy: z.enum(evidences).nullable(),
  onlyForMe: z.boolean(),
  /** Whether it waited on the phone, so that its position does not verify it. */
  sentLater: z.boolean(),
  timeZone,
  visitedOn: day,
  /** The person's check-in count with this one. */
  checkins: z.int(),
  badge: userBadge,
  /** Whether this check-in earned the badge. */
  earnedBadge: z.boolean(),
  /** What the check-in did on each open trail of the brewery; empty if it was not verified. */
  trails: z.array(stampOutcome),
});
export type Checkin = z.infer<typeof checkin>;

/** What a person can change about their own check-in. Absent means unchanged. */
export const checkinUpdate = z.object({
  id,
  notes: note.optional(),
  onlyForMe: z.boolean().optional(),
  /** The note as this device saw it; another one that another device saved is not overwritten. */
  basedOn: basedOn(logbookEntry.pick({ notes: true })),
});

/** The pictures of a check-in: all of them, in their order. */
export const checkinPhotosUpdate = z.object({
  id,
  photos: z
    .array(imageReference)
    .max(CHECKIN_PHOTOS_MAX, `A check-in has at most ${CHECKIN_PHOTOS_MAX} pictures.`),
  /** The pictures as this device saw them; those that another device saved are not overwritten. */
  basedOn: basedOn(logbookEntry.pick({ photos: true })),
});

export const leaderboardInput = z.object({
  limit: z.int().min(1).max(LEADERBOARD_MAX_ENTRIES).optional(),
  /** The id of the last entry already read. */
  cursor: id.optional(),
});
export const leaderboardEntry = z.object({
  id: z.string(),
  /** The name that the app shows, from `displayName()`. */
  name: z.string(),
  username: z.string(),
  /** Whether anybody may see this person's public profile. */
  showsLogbook: z.boolean(),
  /** Of the caller every check-in that counts, of others those before 00:00 UTC. */
  checkins: z.int(),
  profileImage: z.string().nullable(),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

/** The house's code of a brewery, as its owner shows it. */
export const houseCodeOfDay = z.object({
  breweryId: z.string(),
  /** Four digits. */
  code: z.string(),
  /** The content of the QR code: the address of the brewery's page with the code. */
  link: z.string(),
  /** The day of the code in the brewery's time zone. */
  day,
  timeZone: z.string().nullable(),
  /** When the next code is shown: the brewery's next midnight. */
  changesAt: instant,
  /** Until when this one is taken. */
  validUntil: instant,
});
export type HouseCodeOfDay = z.infer<typeof houseCodeOfDay>;
