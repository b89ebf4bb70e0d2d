import type { Mail } from './mail.ts';

/** Mail for a server without a mail server: the message goes to the log of whoever hosts it. */
export function logMail(log: (text: string) => void): Mail {
  return {
    delivers: false,
    async send(message) {
      log(`Mail is not configured. To a user: ${message.subject}. ${message.text}`);
    },
  };
}
