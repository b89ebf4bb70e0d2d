import type { ClaimGrant } from '@hoptrail/contracts/admin/claims';
import type { Message } from '../../../mail/mail.ts';
import { oneLine } from '../../../mail/one-line.ts';

interface Outcome {
  status: 'approved' | 'declined';
  /** What an approval made of the claimant. */
  grant: ClaimGrant;
  /** The brewery's name. */
  name: string;
  reason: string;
  /** The public URL of the server, if it is configured. */
  site: string | undefined;
}

/** Returns the message that tells the claimant the decision. */
export function outcomeMessage(
  to: string,
  { status, grant, name, reason, site }: Outcome,
): Message {
  const reasonText = reason ? ` An administrator writes: ${reason}` : '';
  const where = site ? ` at ${site}` : '';
  if (status === 'approved' && grant === 'staff') {
    return {
      to,
      subject: `You are on the staff of ${oneLine(name)} on Hoptrail`,
      text: `Your claim to ${name} was decided: you are on its staff now, in the Staff tab${where}.${reasonText}`,
    };
  }
  return status === 'approved'
    ? {
        to,
        subject: `${oneLine(name)} is yours on Hoptrail`,
        text: `Your claim was approved: you look after ${name} now, in the Owner tab${where}.${reasonText}`,
      }
    : {
        to,
        subject: `About your claim to ${oneLine(name)} on Hoptrail`,
        text: `Your claim to ${name} was declined.${reasonText}`,
      };
}
