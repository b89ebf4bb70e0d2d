import { execFileSync } from 'node:child_process';
import manifest from '../../package.json' with { type: 'json' };

export interface Release {
  /** In Debian's order: a commit after the last release is older than the release to come. */
  version: string;
  date: Date;
}

/**
 * Returns the version and the date of the last commit. A commit with the version's tag is that
 * version, `0.2.0`; any other is a snapshot before it, `0.2.0~git20261122172247.fabaf31`.
 */
export function readRelease(): Release {
  const [seconds, hash] = git('log', '-1', '--format=%ct %h').split(' ');
  const date = new Date(Number(seconds) * 1000);
  const isRelease = git('tag', '--points-at', 'HEAD').split('\n').includes(`v${manifest.version}`);
  const time = date.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return { date, version: isRelease ? manifest.version : `${manifest.version}~git${time}.${hash}` };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
}
