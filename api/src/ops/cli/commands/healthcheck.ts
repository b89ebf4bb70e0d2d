import { setTimeout } from 'node:timers/promises';
import type { Command } from 'commander';
import type { CommandLine } from '../command-line.ts';
import { askHealth, type Health } from '../running-server/ask-health.ts';
import { findServer } from '../running-server/find-server.ts';
import { UsageError } from '../usage-error.ts';

const AGAIN_MS = 250;
const MOST_SECONDS = 3600;

interface HealthcheckOptions {
  url?: string;
  timeout: string;
  wait: string;
}

/**
 * Adds `hoptrail healthcheck`, whose exit code tells service managers and containers the health.
 */
export function addHealthcheck(program: Command, line: CommandLine): void {
  program
    .command('healthcheck')
    .description('ask the server of the data folder whether it can work: exit code 0 or 1')
    .option('--url <address>', 'ask this server instead, such as https://beer.example.org')
    .option('--timeout <seconds>', 'how long to wait for the response', '5')
    .option('--wait <seconds>', 'how long to retry, for example after a restart', '0')
    .action(async (options: HealthcheckOptions) => {
      const health = await askUntilHealthy(line, options);
      (health.isHealthy ? console.log : console.error)(health.message);
      line.exitWith(health.isHealthy ? 0 : 1);
    });
}

async function askUntilHealthy(
  line: CommandLine,
  { url, timeout, wait }: HealthcheckOptions,
): Promise<Health> {
  const timeoutMs = 1000 * seconds('--timeout', timeout, 1);
  const until = performance.now() + 1000 * seconds('--wait', wait, 0);
  for (;;) {
    const health = await ask(line, url, timeoutMs);
    if (health.isHealthy || performance.now() >= until) return health;
    await setTimeout(AGAIN_MS);
  }
}

async function ask(line: CommandLine, url: string | undefined, timeoutMs: number): Promise<Health> {
  const target = url === undefined ? await findServer(line.config(), timeoutMs) : given(url);
  if ('problem' in target) return { isHealthy: false, message: target.problem };
  return await askHealth(target, timeoutMs);
}

function given(url: string): { url: string } {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return { url };
  throw new UsageError(
    `--url is "${url}", but it takes an address such as https://beer.example.org.`,
  );
}

function seconds(option: string, given: string, least: number): number {
  const value = Number(given);
  if (given !== '' && value >= least && value <= MOST_SECONDS) return value;
  throw new UsageError(
    `${option} is "${given}", but it takes seconds from ${least} to ${MOST_SECONDS}.`,
  );
}
