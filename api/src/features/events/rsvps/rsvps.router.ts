import { guestList, ownRsvp, rsvpOn, rsvpStatus } from '@hoptrail/contracts/events/rsvps';
import { eventId } from '@hoptrail/contracts/events/special';
import { rows } from '@hoptrail/contracts/stored/rows';
import { rest, signedInProcedure, staffProcedure } from '../../../trpc.ts';
import { loadOwnRsvps } from './own-rsvps.ts';
import { cancelPlace, loadGuests, loadRsvpStatus, takePlace } from './rsvps.ts';

/** The calls about who comes to special events with a number of places. */
export const rsvpsRouter = {
  /** Returns how many come to an event on its date, and whether the caller does; null without places. */
  status: signedInProcedure
    .meta(rest('GET', '/special-events/:id/rsvps/status', 'Count who comes to a special event'))
    .input(eventId)
    .output(rsvpStatus.nullable())
    .query(({ ctx, input }) => loadRsvpStatus(ctx, input.id)),

  take: signedInProcedure
    .meta(rest('PUT', '/special-events/:id/rsvps/:date', 'Take a place at a special event'))
    .input(rsvpOn)
    .output(rsvpStatus)
    .mutation(({ ctx, input }) => takePlace(ctx, input)),

  cancel: signedInProcedure
    .meta(rest('DELETE', '/special-events/:id/rsvps/:date', 'Give a place back'))
    .input(rsvpOn)
    .output(rsvpStatus)
    .mutation(({ ctx, input }) => cancelPlace(ctx, input)),

  /** Returns the dates at which the caller comes and that are not over, next first; at most 50. */
  mine: signedInProcedure
    .meta(rest('GET', '/rsvps', 'List the events that the caller comes to'))
    .output(rows(ownRsvp))
    .query(({ ctx: { db, caller, clock } }) => loadOwnRsvps(db, caller.id, clock.now())),

  guests: staffProcedure
    .meta(rest('GET', '/special-events/:id/rsvps', 'List who comes to a special event'))
    .input(eventId)
    .output(guestList)
    .query(({ ctx, input }) => loadGuests(ctx, input.id)),
};
