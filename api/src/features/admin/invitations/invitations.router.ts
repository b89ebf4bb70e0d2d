import {
  invitation,
  invitationId,
  invitationInput,
  invitationList,
  invitationPage,
} from '@hoptrail/contracts/admin/invitations';
import { done } from '@hoptrail/contracts/fields';
import { adminProcedure, rest } from '../../../trpc.ts';
import { findAllInvitations } from '../../auth/shared/invitations.repo.ts';
import { readPage } from '../read-page.ts';
import { invite, resend, toInvitations, withdraw } from './invite.ts';

export const adminInvitationsRouter = {
  /** Returns unused invitations, newest first, with the teams that they lead to. */
  list: adminProcedure
    .meta(rest('GET', '/admin/invitations', 'List the invitations'))
    .input(invitationList)
    .output(invitationPage)
    .query(async ({ ctx, input }) => {
      const page = await readPage(input, (search) => findAllInvitations(ctx.db, search));
      const invitations = await toInvitations(ctx.db, ctx, page.items);
      return { ...ctx.config.registration, invitations, nextCursor: page.nextCursor };
    }),

  /** Invites an address by mail to sign up within 14 days. */
  create: adminProcedure
    .meta(rest('POST', '/admin/invitations', 'Invite an address to sign up'))
    .input(invitationInput)
    .output(invitation)
    .mutation(({ ctx, input }) => invite(ctx, input.email)),

  /** Mails an invitation again and extends it to 14 days from now. */
  resend: adminProcedure
    .meta(rest('POST', '/admin/invitations/:id/mail', 'Mail an invitation again'))
    .input(invitationId)
    .output(invitation)
    .mutation(({ ctx, input }) => resend(ctx, input.id)),

  withdraw: adminProcedure
    .meta(rest('DELETE', '/admin/invitations/:id', 'Withdraw an invitation'))
    .input(invitationId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await withdraw(ctx, input.id);
      return { message: 'Invitation withdrawn' };
    }),
};
