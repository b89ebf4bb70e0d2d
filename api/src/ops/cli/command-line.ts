import type { Command } from 'commander';
import { type Config, type Mode, readConfig } from '../../config/config.ts';
import { withoutSecretFiles, withSecretsFromFiles } from '../../config/secret-files.ts';
import type { Runtime } from '../runtime.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * 0 done, 1 refused or unhealthy, 2 wrong usage, 65 a file that is not the published one (EX_DATAERR),
 * 78 unusable settings or data (EX_CONFIG).
 */
export type ExitCode = 0 | 1 | 2 | 65 | 78;

/** The interface of the command line for each command. */
export interface CommandLine {
  runtime: Runtime;
  /** The environment, overridden by the options of the command line. */
  variables(): Variables;
  /**
   * Returns the configuration from these variables.
   * @throws ConfigError
   */
  config(mode?: Mode): Config;
  /** Reads the secrets in files, once for the rest of the run. */
  readSecrets(): void;
  /** Sets the exit code; 0 by default. */
  exitWith(code: ExitCode): void;
}

/** Adds a command to the program. */
export type AddCommand = (program: Command, line: CommandLine) => void;

/** Returns the command line of one run. @param overrides variables that options set */
export function commandLine(
  runtime: Runtime,
  env: Variables,
  overrides: () => Variables,
  exitWith: (code: ExitCode) => void,
): CommandLine {
  let read: Variables | undefined;
  const variables = () => read ?? { ...env, ...overrides() };
  return {
    runtime,
    variables,
    config: (mode = 'production') => readConfig(variables(), mode),
    readSecrets() {
      const secrets = withSecretsFromFiles(variables());
      // If a file cannot be read, the command reports it later.
      if (secrets.problems.length === 0) read = withoutSecretFiles(secrets.variables);
    },
    exitWith,
  };
}
