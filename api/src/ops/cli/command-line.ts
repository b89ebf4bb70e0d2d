import type { Command } from 'commander';
import { type Config, type Mode, readConfig } from '../../config/config.ts';
import { withoutSecretFiles, withSecretsFromFiles } from '../../config/secret-files.ts';
import type { Runtime } from '../runtime.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** 0 done, 1 refused or unhealthy, 2 wrongly called, 78 settings that cannot be used (EX_CONFIG). */
export type ExitCode = 0 | 1 | 2 | 78;

/** What every command gets: how it was called, and where its words go. */
export interface CommandLine {
  runtime: Runtime;
  /** The environment, with what options of the command line say instead. */
  variables(): Variables;
  /**
   * The configuration that those make.
   * @throws ConfigError
   */
  config(mode?: Mode): Config;
  /** Reads the secrets that files hold, once for the rest of the run. */
  readSecrets(): void;
  /** Says what the process ends with; 0 unless it is said. */
  exitWith(code: ExitCode): void;
}

/** A command of the program: its name, its help, and what it does. */
export type AddCommand = (program: Command, line: CommandLine) => void;

/** The command line of one run. @param overrides variables that options gave */
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
      // A file that cannot be read is left to the command, which says so.
      if (secrets.problems.length === 0) read = withoutSecretFiles(secrets.variables);
    },
    exitWith,
  };
}
