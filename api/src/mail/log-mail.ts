import { sign } from '../lib/signature.ts';
import type { Mail } from './mail.ts';

const MARK_CHARACTERS = 6;

/**
 * Returns mail that writes messages to the log, for an instance without a mail server. A short hash of
 * the address tells accounts apart; the address cannot be derived from it without the key.
 * @param signingKey the key of the data folder
 */
export function logMail(log: (text: string) => void, signingKey: string): Mail {
  return {
    delivers: false,
    async send({ to, subject, text }) {
      const mark = sign(signingKey, `mail to ${to}`).slice(0, MARK_CHARACTERS);
      log(`Mail is not configured. To the user ${mark}: ${subject}. ${text}`);
    },
  };
}
