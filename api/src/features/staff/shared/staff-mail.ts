import type { TeamRole } from '@hoptrail/contracts/staff/staff';
import type { Message } from '../../../mail/mail.ts';
import { oneLine } from '../../../mail/one-line.ts';

const rights =
  'change its tap list, its hours and its events, publish its news, and redeem the prizes of trails';

/**
 * Returns the message that tells a person that they are in the team of a brewery.
 * @param by the username of the person who added them
 * @param site the public URL of the server, if it is configured
 */
export function addedMessage(
  to: string,
  place: { brewery: string; role: TeamRole; by: string; site: string | undefined },
): Message {
  const { brewery, role, by, site } = place;
  if (role === 'owner') {
    const where = site ? `: ${site}/brewery-owner-dashboard` : ', in the Owner tab.';
    return {
      to,
      subject: `You are an owner of ${oneLine(brewery)} on Hoptrail`,
      text: `${by} made you an owner of ${brewery} on Hoptrail. You can change its page, its tap list and its events, and its team${where}\n\nIf it is not your brewery, leave its team on the same page.`,
    };
  }
  const where = site ? `: ${site}/brewery-owner-dashboard` : ', in the Staff tab.';
  return {
    to,
    subject: `You are on the staff of ${oneLine(brewery)} on Hoptrail`,
    text: `${by} added you to the staff of ${brewery} on Hoptrail. You can ${rights}${where}\n\nIf you do not work there, leave the staff on the same page.`,
  };
}

/** Returns the message that tells a person that they were removed from the staff of a brewery. */
export function removedMessage(to: string, brewery: string): Message {
  return {
    to,
    subject: `You are not on the staff of ${oneLine(brewery)} any more`,
    text: `You were removed from the staff of ${brewery} on Hoptrail. You can no longer ${rights}. If that is a mistake, ask an owner of the brewery.`,
  };
}
