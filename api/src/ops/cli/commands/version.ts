import type { Command } from 'commander';
import type { CommandLine } from '../command-line.ts';

/** `hoptrail version`: what this is, for a report of a problem. */
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
