import { DAY_MS } from '@hoptrail/contracts/limits';
import type { Message } from '../../mail/mail.ts';
import { oneLine } from '../../mail/one-line.ts';

/** Longer than that nobody needs the message: the app tells it too. */
export const MAIL_LIFETIME_MS = 3 * DAY_MS;

/**
 * To an administrator: a claim waits.
 * @param site where people reach the server; undefined where only a request says so, which anybody
 *   can make
 */
export function waitingMessage(to: string, brewery: string, site: string | undefined): Message {
  const where = site ? `: ${site}/admin/claims` : ' in the app, under Administration.';
  return {
    to,
    subject: `Somebody asks for ${oneLine(brewery)} on Hoptrail`,
    text: `Somebody says that ${brewery} is their brewery. Please decide${where}`,
  };
}

interface Outcome {
  status: 'approved' | 'declined';
  /** The brewery's name. */
  name: string;
  reason: string;
  /** Where people reach the server, where the host says so. */
  site: string | undefined;
}

/** To who asked for a brewery: what was decided. */
export function outcomeMessage(to: string, { status, name, reason, site }: Outcome): Message {
  const words = reason ? ` An administrator writes: ${reason}` : '';
  return status === 'approved'
    ? {
        to,
        subject: `${oneLine(name)} is yours on Hoptrail`,
        text: `Your claim was approved: you look after ${name} now, in the Owner tab${site ? ` at ${site}` : ''}.${words}`,
      }
    : {
        to,
        subject: `About your claim to ${oneLine(name)} on Hoptrail`,
        text: `Your claim to ${name} was declined.${words}`,
      };
}
