import type { Message } from '../../../mail/mail.ts';
import { oneLine } from '../../../mail/one-line.ts';

/**
 * Returns the message that tells a former owner of the loss.
 * @param hasOwner whether another account owns the brewery now
 */
export function lostMessage(to: string, name: string, hasOwner: boolean): Message {
  const rights = 'You can no longer change its page, its tap list and its events.';
  const appeal = 'If that is a mistake, claim the brewery on its page.';
  return hasOwner
    ? {
        to,
        subject: `${oneLine(name)} has another owner on Hoptrail`,
        text: `An administrator gave ${name} to another account. ${rights} ${appeal}`,
      }
    : {
        to,
        subject: `${oneLine(name)} is not yours any more on Hoptrail`,
        text: `An administrator took ${name} from your account. ${rights} ${appeal}`,
      };
}

/**
 * Returns the message that tells a person that another owner removed them.
 * @param by the username of the person who did it
 */
export function removedOwnerMessage(to: string, name: string, by: string): Message {
  return {
    to,
    subject: `You are not an owner of ${oneLine(name)} any more`,
    text: `${by} removed you from the owners of ${name} on Hoptrail. You can no longer change its page, its tap list and its events. If that is a mistake, claim the brewery on its page.`,
  };
}
