import type { Message } from '../../../mail/mail.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface Details {
  /** The username of the administrator. */
  inviter: string;
  /** When the invitation expires. */
  expiresAt: string;
  /** The public URL of the server; undefined if it is not configured. */
  site: string | undefined;
}

/** Returns the message that invites an address to sign up. */
export function invitationMessage(to: string, { inviter, expiresAt, site }: Details): Message {
  const where = site ? `\n\n${site}/welcome\n\n` : ' ';
  return {
    to,
    subject: 'You are invited to Hoptrail',
    text: `${inviter} invites you to Hoptrail, a trail of craft breweries. Sign up with this e-mail address:${where}The invitation ends on ${day.format(new Date(expiresAt))}. If you did not expect it, ignore this message.`,
  };
}
