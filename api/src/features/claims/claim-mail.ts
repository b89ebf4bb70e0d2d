import type { Message } from '../../mail/mail.ts';
import { oneLine } from '../../mail/one-line.ts';

/**
 * Returns the message that tells an administrator of a new claim.
 * @param site the public URL of the server, if it is configured; the host of a request does not
 * count, because anybody can forge it
 */
export function waitingMessage(to: string, brewery: string, site: string | undefined): Message {
  const where = site ? `: ${site}/admin/claims` : ' in the app, under Administration.';
  return {
    to,
    subject: `Somebody asks for ${oneLine(brewery)} on Hoptrail`,
    text: `Somebody says that ${brewery} is their brewery. Please decide${where}`,
  };
}
