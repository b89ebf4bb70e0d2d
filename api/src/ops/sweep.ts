import {
  CANCELLED_EVENT_MS,
  DAY_MS,
  HOUR_MS,
  INVITATION_SHOWN_MS,
} from '@hoptrail/contracts/limits';
import { deleteExpiredSessions } from '../access/sessions.repo.ts';
import type { ServerDeps } from '../context.ts';
import { deleteEndedWindows } from '../db/instances/shared-limits.ts';
import { databaseName } from '../db/settings/database-name.ts';
import { deleteExpiredSignInLinks } from '../features/auth/links/sign-in-links.repo.ts';
import { deleteCodesBefore, deleteWrongCodesBefore } from '../features/auth/shared/codes.repo.ts';
import { deleteInvitationsEndedBefore } from '../features/auth/shared/invitations.repo.ts';
import { deleteEndedBoardCodes } from '../features/boards/boards.repo.ts';
import { readStoredHours } from '../features/breweries/hours/read-stored-hours.ts';
import { sweepRsvps } from '../features/events/rsvps/sweep-rsvps.ts';
import { deleteCancelledEventsBefore } from '../features/events/shared/changed-events.repo.ts';
import { moveRepeatedEvents } from '../features/events/special/move-repeated-events.ts';
import { dateCheckins } from '../features/logbook/date-checkins.ts';
import { sweepNews } from '../features/news/sweep-news.ts';
import { sweepPrivateFiles } from '../features/personal-data/shared/sweep-files.ts';
import { sweepDayViews } from '../features/statistics/views/forget-views.ts';
import { endTrails } from '../features/trails/backlog/end-trails.ts';
import { sweepUploads } from '../features/uploads/sweep.ts';
import { instantAfter } from '../lib/durations.ts';

const LOOK_EVERY_MS = 60_000;
/** The age at which stored cards are removed; the next request makes a card again. */
const CARD_MS = 30 * DAY_MS;

interface Sweeping {
  /** Whether this process cleans up. */
  isOurs(): boolean;
  sweep(): Promise<void>;
  onFailure(error: unknown): void;
  /** The milliseconds between two clean-ups; an hour by default. */
  everyMs?: number;
  /** The milliseconds between checks whether a clean-up is due; a minute by default. */
  lookEveryMs?: number;
}

/**
 * Cleans up every hour or as given, and within a minute of becoming the leader. The time of the former leader's
 * last clean-up is not stored, and one more costs little.
 * @returns stops it
 */
export function keepSweeping(sweeping: Sweeping): () => void {
  let sweptAt: number | undefined;
  const timer = setInterval(() => {
    if (!sweeping.isOurs()) sweptAt = undefined;
    else if (
      sweptAt === undefined ||
      performance.now() - sweptAt >= (sweeping.everyMs ?? HOUR_MS)
    ) {
      sweptAt = performance.now();
      sweeping.sweep().catch(sweeping.onFailure);
    }
  }, sweeping.lookEveryMs ?? LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Deletes expired rows, private files without a row, unused uploads and old cards, ends trails, moves
 * events that repeat to their next date, and completes rows of releases before.
 */
export async function sweep(deps: ServerDeps): Promise<void> {
  const now = deps.clock.now();
  await deleteExpiredSessions(deps.db, now.toISOString());
  await deleteInvitationsEndedBefore(deps.db, instantAfter(now, -INVITATION_SHOWN_MS));
  await deleteCodesBefore(deps.db, instantAfter(now, -2 * HOUR_MS));
  await deleteWrongCodesBefore(deps.db, instantAfter(now, -DAY_MS));
  await deleteExpiredSignInLinks(deps.db, now.toISOString());
  await deleteCancelledEventsBefore(deps.db, instantAfter(now, -CANCELLED_EVENT_MS - DAY_MS));
  await deleteEndedWindows(deps.db, now);
  await dateCheckins(deps.db);
  await readStoredHours(deps.db);
  await endTrails(deps);
  await deleteEndedBoardCodes(deps.db, now.toISOString());
  await moveRepeatedEvents(deps);
  await sweepRsvps(deps);
  await sweepNews(deps);
  await sweepDayViews(deps);
  // Last, because it fails while an object store is out of reach.
  await sweepUploads(deps);
  await deps.cards.removeBefore(new Date(now.getTime() - CARD_MS));
  await sweepPrivateFiles({ ...deps, database: await databaseName(deps.db) });
}
