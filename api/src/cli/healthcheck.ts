import type { Command } from 'commander';
import { askHealth } from './ask-health.ts';
import type { CommandLine } from './command-line.ts';

const DEFAULT_SECONDS = '5';

/** `hoptrail healthcheck`: an exit code for service managers and containers. */
export function addHealthcheck(program: Command, line: CommandLine): void {
  program
    .command('healthcheck')
    .description('ask the server of this machine whether it can work: exit code 0 or 1')
    .option('--url <address>', 'ask this server instead, such as https://beer.example.org')
    .option('--timeout <seconds>', 'how long it may take to answer', DEFAULT_SECONDS)
    .action(async ({ url, timeout }: { url?: string; timeout: string }) => {
      const health = await askHealth(line.config(), {
        url,
        timeoutMs: 1000 * (Number(timeout) || Number(DEFAULT_SECONDS)),
      });
      (health.isHealthy ? console.log : console.error)(health.words);
      line.exitWith(health.isHealthy ? 0 : 1);
    });
}
