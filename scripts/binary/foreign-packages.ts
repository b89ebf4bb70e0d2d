import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from './target.ts';

/**
 * Installs the packages for another kind of machine: Node in the running version, and sharp with
 * its library.
 * @param sharpVersion the version of the bundled sharp
 * @returns the folder with the packages
 */
export async function fetchForeignPackages(
  folder: string,
  target: Target,
  sharpVersion: string,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const [os, cpu] = target.split('-');
  const packages = [
    `node-${target}@${process.versions.node}`,
    `@img/sharp-${target}@${sharpVersion}`,
  ];
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--force'];
  const machine = [`--os=${os}`, `--cpu=${cpu}`, '--libc=glibc'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, ...machine, ...packages], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return folder;
}

/** Returns the path of the installed Node. */
export function foreignNode(folder: string, target: Target): string {
  return join(folder, 'node_modules', `node-${target}`, 'bin', 'node');
}
