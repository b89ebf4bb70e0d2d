import type { Message } from '../../../mail/mail.ts';
import { oneLine } from '../../../mail/one-line.ts';

interface Outcome {
  status: 'approved' | 'declined';
  /** The brewery's name. */
  name: string;
  reason: string;
  /** The public URL of the server, if it is configured. */
  site: string | undefined;
}

/** Returns the message that tells the claimant the decision. */
export function outcomeMessage(to: string, { status, name, reason, site }: Outcome): Message {
  const reasonText = reason ? ` An administrator writes: ${reason}` : '';
  return status === 'approved'
    ? {
        to,
        subject: `${oneLine(name)} is yours on Hoptrail`,
        text: `Your claim was approved: you look after ${name} now, in the Owner tab${site ? ` at ${site}` : ''}.${reasonText}`,
      }
    : {
        to,
        subject: `About your claim to ${oneLine(name)} on Hoptrail`,
        text: `Your claim to ${name} was declined.${reasonText}`,
      };
}
