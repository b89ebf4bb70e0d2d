import { breweryId } from '@hoptrail/contracts/breweries/breweries';
import { done } from '@hoptrail/contracts/fields';
import {
  staffAdd,
  staffMember,
  staffRemove,
  staffRemoved,
  team,
  teamInvitation,
  teamInvitationId,
  teamInvite,
} from '@hoptrail/contracts/staff/staff';
import { rows } from '@hoptrail/contracts/stored/rows';
import { ownerProcedure, rest, staffProcedure } from '../../trpc.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { findAllOwners } from '../breweries/shared/ownership.repo.ts';
import { addToTeam } from './add-to-team.ts';
import { inviteToTeam, withdrawFromTeam } from './invite-to-team.ts';
import { removeFromTeam } from './remove-from-team.ts';
import { findAllStaff } from './shared/staff.repo.ts';
import { findAllTeamInvitations } from './shared/team-invitations.repo.ts';

export const staffRouter = {
  /** Returns the staff of a brewery, for its owners and administrators. */
  list: ownerProcedure
    .meta(rest('GET', '/breweries/:id/staff', 'List the staff of a brewery'))
    .input(breweryId)
    .output(rows(staffMember))
    .query(async ({ ctx, input }) => {
      const { row } = await loadOwnBrewery(ctx.db, ctx.caller, input.id, 'team');
      return await findAllStaff(ctx.db, row.id);
    }),

  /** Returns the owners and the staff of a brewery, and who is invited, for its owners and administrators. */
  team: ownerProcedure
    .meta(rest('GET', '/breweries/:id/team', 'List the owners and the staff of a brewery'))
    .input(breweryId)
    .output(team)
    .query(async ({ ctx, input }) => {
      const { row } = await loadOwnBrewery(ctx.db, ctx.caller, input.id, 'team');
      const now = ctx.clock.now().toISOString();
      const invitations = await findAllTeamInvitations(ctx.db, row.id);
      return {
        owners: await findAllOwners(ctx.db, row.id),
        staff: await findAllStaff(ctx.db, row.id),
        invitations: invitations.map((one) => ({ ...one, isExpired: one.expiresAt <= now })),
      };
    }),

  /** Adds the account of a username or e-mail address to the staff or the owners of a brewery. */
  add: ownerProcedure
    .meta(rest('POST', '/breweries/:id/staff', 'Add a person to the staff of a brewery'))
    .input(staffAdd)
    .output(staffMember)
    .mutation(({ ctx, input }) => addToTeam(ctx, input)),

  /** Invites an address without an account to the staff or the owners of a brewery. */
  invite: ownerProcedure
    .meta(rest('POST', '/breweries/:id/invitations', 'Invite an address to the team of a brewery'))
    .input(teamInvite)
    .output(teamInvitation)
    .mutation(({ ctx, input }) => inviteToTeam(ctx, input)),

  /** Withdraws an unused invitation. */
  withdraw: ownerProcedure
    .meta(
      rest(
        'DELETE',
        '/breweries/:id/invitations/:invitationId',
        'Withdraw an invitation to the team of a brewery',
      ),
    )
    .input(teamInvitationId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await withdrawFromTeam(ctx, input);
      return { message: 'Invitation withdrawn' };
    }),

  /** Removes a person from the staff or the owners of a brewery. People can remove themselves. */
  remove: staffProcedure
    .meta(
      rest('DELETE', '/breweries/:id/staff/:userId', 'Remove a person from the team of a brewery'),
    )
    .input(staffRemove)
    .output(staffRemoved)
    .mutation(async ({ ctx, input }) => ({
      message: 'Removed from the staff',
      change: await removeFromTeam(ctx, input),
    })),
};
