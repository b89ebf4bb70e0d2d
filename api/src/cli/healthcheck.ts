import type { Command } from 'commander';
import { ConfigError } from '../config.ts';
import { askHealth } from './ask-health.ts';
import type { CommandLine } from './command-line.ts';

const DEFAULT_SECONDS = '5';
const MOST_SECONDS = 3600;

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
        timeoutMs: 1000 * secondsOf(timeout),
      });
      (health.isHealthy ? console.log : console.error)(health.words);
      line.exitWith(health.isHealthy ? 0 : 1);
    });
}

function secondsOf(timeout: string): number {
  const seconds = Number(timeout);
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds;
  throw new ConfigError(
    `--timeout is "${timeout}", but it takes seconds from 1 to ${MOST_SECONDS}.`,
  );
}
