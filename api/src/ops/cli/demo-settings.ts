import { type Config, ConfigError } from '../../config/config.ts';
import { isLoopback } from '../../lib/network/loopback.ts';
import type { Variables } from './command-line.ts';

/** The variables of a public server. */
const PUBLIC = ['PUBLIC_URL', 'DOMAIN', 'TRUST_PROXY'];

/**
 * Checks that a demo, which shows every sign-in code, is not configured as a public server.
 * @throws ConfigError
 */
export function ensureNoPublicSettings(variables: Variables, command: string): void {
  const set = PUBLIC.filter((name) => variables[name]);
  if (set.length === 0) return;
  throw new ConfigError(
    `hoptrail ${command} shows every sign-in code, so it is for this machine alone and does not take ${set.join(', ')}. Leave that out, or run: hoptrail serve`,
  );
}

/** Checks that a server listens on this machine only. @throws ConfigError */
export function ensureLoopback({ host }: Config, command: string): void {
  if (isLoopback(host)) return;
  throw new ConfigError(
    `HOST is "${host}", but hoptrail ${command} shows every sign-in code: other machines could sign in as anybody. Set HOST to localhost, or add --allow-network.`,
  );
}
