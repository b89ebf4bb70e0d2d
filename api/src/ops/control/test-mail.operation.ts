import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { Refusal } from '../../lib/refusal.ts';
import { explainMailFailure, mailServerResponse } from '../../mail/explain-mail-failure.ts';
import { smtpMail } from '../../mail/smtp-mail.ts';
import { operation } from '../../operation.ts';

/** Sends a test message with the settings of the running server. */
export const testMail = operation(
  z.object({ email: z.string() }),
  async ({ config, print }, { email }) => print(await sendTestMail(config, email)),
);

/**
 * Sends a test message to an address at once.
 * @returns a sentence with the mail server's response
 * @throws Refusal with the reason if the mail server refused it
 */
export async function sendTestMail(
  { smtpUrl, mailFrom, publicUrl }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  address: string,
): Promise<string> {
  const to = normalizeEmail(address);
  if (!isEmail(to)) throw new Refusal(`"${address}" is not an e-mail address.`);
  if (smtpUrl === undefined) {
    throw new Refusal(
      'SMTP_URL is not set: Hoptrail sends no mail, and sign-in codes go to the log.',
    );
  }
  const { protocol, host } = new URL(smtpUrl);
  const server = `${protocol}//${host}`;
  const site = publicUrl === undefined ? '' : ` (${publicUrl})`;
  const text = `Mail from your Hoptrail${site} arrives. Sign-in codes come from the same address.\n`;
  try {
    const response = await smtpMail(smtpUrl, mailFrom).deliver({
      to,
      subject: 'A test of Hoptrail',
      text,
    });
    return `${server} accepted the message for ${to}: ${response}\nIf it does not arrive, check the spam folder.`;
  } catch (error) {
    const response = mailServerResponse(error);
    const quoted = response === undefined ? '' : `\nIt answered: ${response}`;
    throw new Refusal(`${server}: ${explainMailFailure(error)}${quoted}`, { cause: error });
  }
}
