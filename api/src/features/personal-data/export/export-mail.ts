import type { Message } from '../../../mail/mail.ts';

/**
 * Returns the message that an export is ready. It has no link to the file, because somebody else
 * may read the mail.
 * @param site the public URL of the server, if it is configured
 */
export function readyMessage(to: string, site: string | undefined): Message {
  const where = site ? `at ${site}/your-data` : 'in the app: Profile, Your Data';
  return {
    to,
    subject: 'Your Hoptrail data is ready',
    text: `Everything about you is packed. Download it within a day, ${where}. After that the file is removed.`,
  };
}
