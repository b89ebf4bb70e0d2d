import { breweryId } from '@hoptrail/contracts/breweries/breweries';
import { done } from '@hoptrail/contracts/fields';
import { staffAdd, staffMember, staffRemove } from '@hoptrail/contracts/staff/staff';
import { rows } from '@hoptrail/contracts/stored/rows';
import { ownerProcedure, rest, staffProcedure } from '../../trpc.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { addStaff } from './add-staff.ts';
import { removeStaff } from './remove-staff.ts';
import { findAllStaff } from './shared/staff.repo.ts';

export const staffRouter = {
  /** Returns the staff of a brewery, for its owners and administrators. */
  list: ownerProcedure
    .meta(rest('GET', '/breweries/:id/staff', 'List the staff of a brewery'))
    .input(breweryId)
    .output(rows(staffMember))
    .query(async ({ ctx, input }) => {
      const { row } = await loadOwnBrewery(ctx.db, ctx.caller, input.id, 'staff');
      return await findAllStaff(ctx.db, row.id);
    }),

  /** Adds the account of a username or e-mail address to the staff of a brewery. */
  add: ownerProcedure
    .meta(rest('POST', '/breweries/:id/staff', 'Add a person to the staff of a brewery'))
    .input(staffAdd)
    .output(staffMember)
    .mutation(({ ctx, input }) => addStaff(ctx, input)),

  /** Removes a person from the staff of a brewery. People can remove themselves. */
  remove: staffProcedure
    .meta(
      rest('DELETE', '/breweries/:id/staff/:userId', 'Remove a person from the staff of a brewery'),
    )
    .input(staffRemove)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeStaff(ctx, input);
      return { message: 'Removed from the staff' };
    }),
};
