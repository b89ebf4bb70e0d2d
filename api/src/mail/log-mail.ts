import type { Mail } from './mail.ts';

/** Returns mail that writes messages to the log, for an instance without a mail server. */
export function logMail(log: (text: string) => void): Mail {
  return {
    delivers: false,
    async send(message) {
      log(`Mail is not configured. To a user: ${message.subject}. ${message.text}`);
    },
  };
}
