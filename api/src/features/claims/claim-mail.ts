import { DAY_MS } from '@hoptrail/contracts/limits';
import type { Message } from '../../mail/mail.ts';

/** Longer than that nobody needs the message: the app tells it too. */
export const MAIL_LIFETIME_MS = 3 * DAY_MS;

/** To an administrator: a claim waits. */
export function waitingMessage(to: string, brewery: string, origin: string): Message {
  return {
    to,
    subject: `Somebody asks for ${oneLine(brewery)} on Hoptrail`,
    text: `Somebody says that ${brewery} is their brewery. Please decide: ${origin}/admin/claims`,
  };
}

interface Outcome {
  status: 'approved' | 'declined';
  /** The brewery's name. */
  name: string;
  reason: string;
  origin: string;
}

/** To who asked for a brewery: what was decided. */
export function outcomeMessage(to: string, { status, name, reason, origin }: Outcome): Message {
  const words = reason ? ` An administrator writes: ${reason}` : '';
  return status === 'approved'
    ? {
        to,
        subject: `${oneLine(name)} is yours on Hoptrail`,
        text: `Your claim was approved: you look after ${name} now, in the Owner tab at ${origin}.${words}`,
      }
    : {
        to,
        subject: `About your claim to ${oneLine(name)} on Hoptrail`,
        text: `Your claim to ${name} was declined.${words}`,
      };
}

/** To who owned the brewery until now. */
export function lostMessage(to: string, name: string): Message {
  return {
    to,
    subject: `${oneLine(name)} has another owner on Hoptrail`,
    text: `An administrator gave ${name} to another account. If that is a mistake, claim it on its page.`,
  };
}

/** A subject is a header: a name goes into it without line ends. */
function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
