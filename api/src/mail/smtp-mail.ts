import { createTransport } from 'nodemailer';
import type { Mail, Message } from './mail.ts';

export interface SmtpMail extends Mail {
  /** Sends a message at once. @returns the response of the server */
  deliver(message: Message): Promise<string>;
  /**
   * Connects and signs in without sending anything.
   * @throws if the server refuses
   */
  greet(): Promise<void>;
}

/** Keeps vacation notes and other automatic replies away (RFC 3834, 5). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/**
 * Returns mail through an SMTP server.
 * @param url `smtp://` or `smtps://`, with user and password if the server needs them
 * @param from the sender
 * @param options the timeout of the server, 20 seconds by default
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
    (await transport.sendMail({ from, headers: AUTOMATIC, ...message })).response;
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
