import { createTransport } from 'nodemailer';
import type { Mail, Message } from './mail.ts';

export interface SmtpMail extends Mail {
  /** Sends at once. @returns what the server answered */
  deliver(message: Message): Promise<string>;
  /** Connects, greets and signs in, and sends nothing. @throws when the server refuses */
  greet(): Promise<void>;
}

/**
 * Returns mail through an SMTP server.
 * @param url `smtp://` or `smtps://`, with user and password where it needs them
 * @param from the sender that people see
 * @param options how long the server may stay silent, 20 seconds by default
 */
export function smtpMail(
  url: string,
  from: string,
  { timeoutMs = 20_000 }: { timeoutMs?: number } = {},
): SmtpMail {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const deliver = async (message: Message) =>
    (await transport.sendMail({ from, ...message })).response;
  return {
    delivers: true,
    deliver,
    async send(message) {
      await deliver(message);
    },
    async greet() {
      await transport.verify();
    },
  };
}
