import { legacyEvent } from '@hoptrail/contracts/events/legacy';
import { breweryEvents, eventsOfBrewery } from '@hoptrail/contracts/events/of-brewery';
import { eventPreview } from '@hoptrail/contracts/events/preview';
import {
  eventId,
  specialEvent,
  specialEventCreate,
  specialEventUpdate,
} from '@hoptrail/contracts/events/special';
import {
  weeklyEvent,
  weeklyEventCreate,
  weeklyEventDay,
  weeklyEventUpdate,
} from '@hoptrail/contracts/events/weekly';
import { deleted } from '@hoptrail/contracts/fields';
import { rows } from '@hoptrail/contracts/stored/rows';
import { AppError } from '../../errors.ts';
import { cached, publicProcedure, rest, staffProcedure } from '../../trpc.ts';
import { loadEventsOf } from './events-of-brewery.ts';
import { findLegacyEventById } from './legacy/legacy-events.repo.ts';
import { mayEditEvents, withViewer } from './rights/ownership.ts';
import { rsvpsRouter } from './rsvps/rsvps.router.ts';
import { findAllSpecialEvents, findSpecialEventById } from './shared/special-events.repo.ts';
import { findAllWeeklyEvents } from './shared/weekly-events.repo.ts';
import { loadEventPreview } from './special/load-preview.ts';
import { specialEvents } from './special/special-events.ts';
import { weeklyEvents } from './weekly/weekly-events.ts';

/** Caches the response for readers who may edit no event: it is the same for all of them. */
const cachedForReaders = cached({
  unless: async (ctx) => mayEditEvents(ctx.db, await ctx.findCaller()),
});

const specialRouter = {
  /** Returns the special events by date, those with an unreadable date last. */
  list: publicProcedure
    .meta({ ...rest('GET', '/special-events', 'List the special events'), ...cachedForReaders })
    .output(rows(specialEvent))
    .query(async ({ ctx }) => withViewer(ctx, await findAllSpecialEvents(ctx.db))),
  byId: publicProcedure
    .meta({ ...rest('GET', '/special-events/:id', 'Get a special event'), variesByCaller: true })
    .input(eventId)
    .output(specialEvent)
    .query(async ({ ctx, input }) => {
      const stored = await findSpecialEventById(ctx.db, input.id);
      const [event] = await withViewer(ctx, stored ? [stored] : []);
      if (!event) throw new AppError('event.notFound');
      return event;
    }),
  /** Returns what visitors see of an event beside the sign-in, or null. */
  preview: publicProcedure
    .meta(rest('GET', '/special-events/:id/preview', 'Get what visitors see of a special event'))
    .input(eventId)
    .output(eventPreview.nullable())
    .query(({ ctx, input }) => loadEventPreview(ctx, input.id)),
  create: staffProcedure
    .meta(rest('POST', '/special-events', 'Add a special event'))
    .input(specialEventCreate)
    .output(specialEvent)
    .mutation(({ ctx, input }) => specialEvents.create(ctx, input)),
  update: staffProcedure
    .meta(rest('PUT', '/special-events/:id', 'Change a special event'))
    .input(specialEventUpdate)
    .output(specialEvent)
    .mutation(({ ctx, input }) => specialEvents.change(ctx, input)),
  delete: staffProcedure
    .meta(rest('DELETE', '/special-events/:id', 'Delete a special event'))
    .input(eventId)
    .output(deleted)
    .mutation(async ({ ctx, input }) => ({
      message: 'Special event deleted',
      change: await specialEvents.remove(ctx, input.id),
    })),
};

const weeklyRouter = {
  list: publicProcedure
    .meta({ ...rest('GET', '/weekly-events', 'List the weekly events'), ...cachedForReaders })
    .output(rows(weeklyEvent))
    .query(async ({ ctx }) => withViewer(ctx, await findAllWeeklyEvents(ctx.db))),
  byDay: publicProcedure
    .meta({
      ...rest('GET', '/weekly-events/:day', 'List the weekly events of a day'),
      ...cachedForReaders,
    })
    .input(weeklyEventDay)
    .output(rows(weeklyEvent))
    .query(async ({ ctx, input }) => withViewer(ctx, await findAllWeeklyEvents(ctx.db, input.day))),
  create: staffProcedure
    .meta(rest('POST', '/weekly-events', 'Add a weekly event'))
    .input(weeklyEventCreate)
    .output(weeklyEvent)
    .mutation(({ ctx, input }) => weeklyEvents.create(ctx, input)),
  update: staffProcedure
    .meta(rest('PUT', '/weekly-events/:id', 'Change a weekly event'))
    .input(weeklyEventUpdate)
    .output(weeklyEvent)
    .mutation(({ ctx, input }) => weeklyEvents.change(ctx, input)),
  delete: staffProcedure
    .meta(rest('DELETE', '/weekly-events/:id', 'Delete a weekly event'))
    .input(eventId)
    .output(deleted)
    .mutation(async ({ ctx, input }) => ({
      message: 'Weekly event deleted',
      change: await weeklyEvents.remove(ctx, input.id),
    })),
};

export const eventsRouter = {
  /** Returns a legacy event. */
  byId: publicProcedure
    .meta(rest('GET', '/events/:id', 'Get an event of an older kind'))
    .input(eventId)
    .output(legacyEvent)
    .query(async ({ ctx, input }) => {
      const event = await findLegacyEventById(ctx.db, input.id);
      if (!event) throw new AppError('event.notFound');
      return event;
    }),
  /** Returns what is on at a brewery: its special events that are not over, and its weekly ones. */
  ofBrewery: publicProcedure
    .meta({
      ...rest('GET', '/breweries/:breweryId/events', 'List the events of a brewery'),
      variesByCaller: true,
    })
    .input(eventsOfBrewery)
    .output(breweryEvents)
    .query(({ ctx, input }) => loadEventsOf(ctx, input.breweryId)),
  special: specialRouter,
  rsvps: rsvpsRouter,
  weekly: weeklyRouter,
};
