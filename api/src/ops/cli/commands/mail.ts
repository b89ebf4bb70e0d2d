import { resolve } from 'node:path';
import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import type { Command } from 'commander';
import type { CommandLine } from '../command-line.ts';
import { terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

/** Adds `hoptrail mail`, which tests the mail server. */
export function addMail(program: Command, line: CommandLine): void {
  const mail = program.command('mail').description('test the mail server of SMTP_URL');
  mail
    .command('test <address>')
    .description('send a test message, and print the response of the mail server')
    .addHelpText('after', '\nWhile the server runs it sends the message, by its own settings.')
    .action((address: string) => test(line, address));
}

async function test(line: CommandLine, address: string): Promise<void> {
  if (!isEmail(normalizeEmail(address))) {
    throw new UsageError(`"${address}" is not an e-mail address.`);
  }
  const config = line.config();
  const { askServer } = await import('../../control/control-client.ts');
  const output = terminal();
  const talk = { input: nothing(), ...output };
  if (await askServer(resolve(config.dataDir), 'mail.test', { email: address }, talk)) return;
  const { sendTestMail } = await import('../../control/test-mail.operation.ts');
  output.print(await sendTestMail(config, address));
}

async function* nothing(): AsyncGenerator<string> {}
