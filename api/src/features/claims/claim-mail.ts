import type { Message } from '../../mail/mail.ts';
import { oneLine } from '../../mail/one-line.ts';

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
