import type { Command } from 'commander';
import type { CommandLine } from '../command-line.ts';

/** Adds `hoptrail version`, for problem reports. */
export function addVersion(program: Command, { runtime }: CommandLine): void {
  program
    .command('version')
    .description('print the version, and what it runs on')
    .action(() => {
      const { versions, platform, arch } = process;
      console.log(
        `hoptrail ${runtime.version}\nnode ${versions.node}, ${platform} ${arch}, OpenSSL ${versions.openssl}`,
      );
    });
}
