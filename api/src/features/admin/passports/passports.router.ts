import {
  adminPassport,
  passportCreate,
  passportList,
  passportOpening,
  passportPage,
  passportUpdate,
} from '@hoptrail/contracts/admin/passports';
import { passportId } from '@hoptrail/contracts/passports';
import { adminProcedure, rest } from '../../../trpc.ts';
import { loadAdminPassport, loadPassportPage } from './load-passports.ts';
import { setPassportOpen } from './open-passport.ts';
import { changePassport, createPassport } from './write-passport.ts';

export const adminPassportsRouter = {
  /** Returns a page of all trails, drafts and closed ones too, the newest first. */
  list: adminProcedure
    .meta(rest('GET', '/admin/passports'))
    .input(passportList)
    .output(passportPage)
    .query(({ ctx, input }) => loadPassportPage(ctx.db, input)),

  byId: adminProcedure
    .meta(rest('GET', '/admin/passports/:id'))
    .input(passportId)
    .output(adminPassport)
    .query(({ ctx, input }) => loadAdminPassport(ctx.db, input.id)),

  /** Creates a trail as a draft. */
  create: adminProcedure
    .meta(rest('POST', '/passports'))
    .input(passportCreate)
    .output(adminPassport)
    .mutation(({ ctx, input }) => createPassport(ctx, input)),

  update: adminProcedure
    .meta(rest('PUT', '/passports/:id'))
    .input(passportUpdate)
    .output(adminPassport)
    .mutation(({ ctx, input }) => changePassport(ctx, input)),

  /** Opens a trail, or closes it before its last day. */
  setOpen: adminProcedure
    .meta(rest('PUT', '/passports/:id/open'))
    .input(passportOpening)
    .output(adminPassport)
    .mutation(({ ctx, input }) => setPassportOpen(ctx, input)),
};
