import type { TeamRole } from '@hoptrail/contracts/staff/staff';
import type { Message } from '../../../mail/mail.ts';
import { oneLine } from '../../../mail/one-line.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The place in a brewery's team that an invitation brings. */
export interface InvitedPlace {
  brewery: string;
  role: TeamRole;
}

interface Details {
  /** The username of the person who invites. */
  inviter: string;
  /** When the invitation expires. */
  expiresAt: string;
  /** The public URL of the server; undefined if it is not configured. */
  site: string | undefined;
  place?: InvitedPlace | undefined;
}

/** Returns the message that invites an address to sign up, perhaps to the team of a brewery. */
export function invitationMessage(
  to: string,
  { inviter, expiresAt, site, place }: Details,
): Message {
  const where = site ? `\n\n${site}/welcome\n\n` : ' ';
  const what = place
    ? `${inviter} invites you to look after ${place.brewery} on Hoptrail, a trail of craft breweries, as ${place.role === 'owner' ? 'an owner' : 'one of its staff'}.`
    : `${inviter} invites you to Hoptrail, a trail of craft breweries.`;
  return {
    to,
    subject: place
      ? `You are invited to the team of ${oneLine(place.brewery)} on Hoptrail`
      : 'You are invited to Hoptrail',
    text: `${what} Sign up with this e-mail address:${where}The invitation ends on ${day.format(new Date(expiresAt))}. If you did not expect it, ignore this message.`,
  };
}
