import { done } from '@hoptrail/contracts/fields';
import {
  invitation,
  invitationId,
  invitationInput,
  invitationList,
  invitationPage,
} from '@hoptrail/contracts/invitations';
import { adminProcedure, rest, router } from '../../trpc.ts';
import { invite, resend, toInvitation, withdraw } from './invite.ts';
import { findAllInvitations } from './shared/invitations.repo.ts';

const PAGE = 20;

/** Invitations to sign up, which administrators send. */
export const invitationsRouter = router({
  /** Unused invitations, newest first. */
  list: adminProcedure
    .meta(rest('GET', '/admin/invitations'))
    .input(invitationList)
    .output(invitationPage)
    .query(async ({ ctx, input: { cursor, limit = PAGE } }) => {
      const found = await findAllInvitations(ctx.db, { after: cursor, limit: limit + 1 });
      const invitations = found.slice(0, limit).map((row) => toInvitation(ctx, row));
      return {
        ...ctx.config.registration,
        invitations,
        nextCursor: found.length > limit ? (invitations.at(-1)?.id ?? null) : null,
      };
    }),

  /** Mails an invitation to an address, which may sign up for 14 days. */
  create: adminProcedure
    .meta(rest('POST', '/admin/invitations'))
    .input(invitationInput)
    .output(invitation)
    .mutation(({ ctx, input }) => invite(ctx, input.email)),

  /** Mails an invitation again, which lasts another 14 days. */
  resend: adminProcedure
    .meta(rest('POST', '/admin/invitations/:id/mail'))
    .input(invitationId)
    .output(invitation)
    .mutation(({ ctx, input }) => resend(ctx, input.id)),

  withdraw: adminProcedure
    .meta(rest('DELETE', '/admin/invitations/:id'))
    .input(invitationId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await withdraw(ctx, input.id);
      return { message: 'Invitation withdrawn' };
    }),
});
