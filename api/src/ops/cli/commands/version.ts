import type { Command } from 'commander';
import { buildOf } from '../../runtime.ts';
import type { CommandLine } from '../command-line.ts';

/** Adds `hoptrail version`, for problem reports. */
export function addVersion(program: Command, { runtime }: CommandLine): void {
  program
    .command('version')
    .description('print the version, its commit, and what it runs on')
    .action(async () => {
      const { versions, platform, arch } = process;
      const { version, commit, date } = await buildOf(runtime);
      console.log(`hoptrail ${version}`);
      if (commit !== null) console.log(`commit ${commit}, ${date}`);
      console.log(`node ${versions.node}, ${platform} ${arch}, OpenSSL ${versions.openssl}`);
    });
}
