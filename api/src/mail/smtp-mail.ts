import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/**
 * Mail through an SMTP server.
 * @param url `smtp://` or `smtps://`, with user and password where it needs them
 * @param from the sender that people see
 * @param options how long the server may stay silent, 20 seconds by default
 */
export function smtpMail(
  url: string,
  from: string,
  { timeoutMs = 20_000 }: { timeoutMs?: number } = {},
): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    delivers: true,
    async send(message) {
      await transport.sendMail({ from, ...message });
    },
  };
}
