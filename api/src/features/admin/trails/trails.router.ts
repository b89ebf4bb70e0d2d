import { drawId, drawWinners, trailDraw } from '@hoptrail/contracts/admin/trail-draws';
import {
  adminTrail,
  trailCreate,
  trailList,
  trailOpening,
  trailPage,
  trailReport,
  trailUpdate,
} from '@hoptrail/contracts/admin/trails';
import { trailId } from '@hoptrail/contracts/trails/trails';
import { adminProcedure, rest } from '../../../trpc.ts';
import { draw, loadWinners, removeWinner } from './draws/draw-winners.ts';
import { loadAdminTrail, loadTrailPage } from './load-trails.ts';
import { setTrailOpen } from './open-trail.ts';
import { loadTrailReport } from './trail-report.ts';
import { changeTrail, createTrail } from './write-trail.ts';

export const adminTrailsRouter = {
  /** Returns a page of all trails, drafts and closed ones too, the newest first. */
  list: adminProcedure
    .meta(rest('GET', '/admin/trails', 'List all trails, closed ones included'))
    .input(trailList)
    .output(trailPage)
    .query(({ ctx, input }) => loadTrailPage(ctx.db, input)),

  byId: adminProcedure
    .meta(rest('GET', '/admin/trails/:id', 'Get a trail as administrators see it'))
    .input(trailId)
    .output(adminTrail)
    .query(({ ctx, input }) => loadAdminTrail(ctx.db, input.id)),

  /** Returns how a trail is used. */
  report: adminProcedure
    .meta(rest('GET', '/admin/trails/:id/report', 'Get the report of a trail'))
    .input(trailId)
    .output(trailReport)
    .query(({ ctx, input }) => loadTrailReport(ctx.db, input.id)),

  /** Returns who was drawn among the people who finished a trail. */
  winners: adminProcedure
    .meta(rest('GET', '/admin/trails/:id/winners', 'List the winners of a trail'))
    .input(trailId)
    .output(drawWinners)
    .query(({ ctx, input }) => loadWinners(ctx.db, input.id)),

  draw: adminProcedure
    .meta(rest('POST', '/trails/:id/winners', 'Draw winners among those who finished a trail'))
    .input(trailDraw)
    .output(drawWinners)
    .mutation(({ ctx, input }) => draw(ctx, input)),

  removeWinner: adminProcedure
    .meta(rest('DELETE', '/trail-winners/:id', 'Remove a winner of a trail'))
    .input(drawId)
    .output(drawWinners)
    .mutation(({ ctx, input }) => removeWinner(ctx, input.id)),

  /** Creates a trail as a draft. */
  create: adminProcedure
    .meta(rest('POST', '/trails', 'Add a trail'))
    .input(trailCreate)
    .output(adminTrail)
    .mutation(({ ctx, input }) => createTrail(ctx, input)),

  update: adminProcedure
    .meta(rest('PUT', '/trails/:id', 'Change a trail'))
    .input(trailUpdate)
    .output(adminTrail)
    .mutation(({ ctx, input }) => changeTrail(ctx, input)),

  /** Opens a trail, or closes it before its last day. */
  setOpen: adminProcedure
    .meta(rest('PUT', '/trails/:id/open', 'Open or close a trail'))
    .input(trailOpening)
    .output(adminTrail)
    .mutation(({ ctx, input }) => setTrailOpen(ctx, input)),
};
