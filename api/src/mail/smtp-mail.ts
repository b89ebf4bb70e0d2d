import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/**
 * Mail through an SMTP server.
 * @param url `smtp://` or `smtps://`, with user and password where it needs them
 * @param from the sender that people see
 */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    delivers: true,
    async send(message) {
      await transport.sendMail({ from, ...message });
    },
  };
}
