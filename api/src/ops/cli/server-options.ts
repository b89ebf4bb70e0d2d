import type { Command } from 'commander';
import { type Config, type Mode, readConfig } from '../../config/config.ts';
import type { CommandLine, Variables } from './command-line.ts';

interface ServerOptions {
  port?: string;
  host?: string;
  domain?: string;
}

/** Adds the options of every command that serves. */
export function addServerOptions(command: Command): Command {
  return command
    .option('--port <number>', 'port to listen on, instead of PORT (with a domain, HTTPS_PORT)')
    .option('--host <address>', 'address to listen on, instead of HOST');
}

/**
 * Returns the configuration, in which options override the environment.
 * @param fallbacks for variables that neither sets
 * @throws ConfigError
 */
export function withServerOptions(
  line: CommandLine,
  { port, host, domain }: ServerOptions,
  mode: Mode,
  fallbacks: Variables = {},
): Config {
  const variables = {
    ...fallbacks,
    ...line.variables(),
    ...(host === undefined ? {} : { HOST: host }),
    ...(domain === undefined ? {} : { DOMAIN: domain }),
  };
  const portName = variables.DOMAIN ? 'HTTPS_PORT' : 'PORT';
  return readConfig({ ...variables, ...(port === undefined ? {} : { [portName]: port }) }, mode);
}
