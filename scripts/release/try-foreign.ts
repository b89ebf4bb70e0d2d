import { spawnSync } from 'node:child_process';
import manifest from '../../package.json' with { type: 'json' };

/** Where Debian's packages for cross-compiling put the libraries of arm64. */
const LIBRARIES = '/usr/aarch64-linux-gnu';

/**
 * Starts the executable of the other kind of machine once, in qemu-user. Where qemu is not installed or
 * cannot run it, says so: the build has checked its parts.
 * @throws Error if it runs and prints another version
 */
export function tryForeign(program: string): void {
  const { status, stdout, stderr, error } = spawnSync(
    'qemu-aarch64',
    ['-L', LIBRARIES, program, 'version'],
    {
      encoding: 'utf8',
    },
  );
  if (error || status !== 0) {
    const reason = error?.message ?? stderr.trim().split('\n').at(-1);
    console.log(`The executable for arm64 was not tried: qemu-aarch64 cannot run it (${reason}).`);
    return;
  }
  if (!stdout.startsWith(`hoptrail ${manifest.version}`)) {
    throw new Error(`The executable for arm64 prints another version: ${stdout}`);
  }
  console.log('The executable for arm64 prints its version in qemu.');
}
