import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from './target.ts';

/**
 * Fetches what packages have for another kind of machine: Node itself, of the version that is
 * running, and sharp with its library.
 * @param sharpVersion of the sharp that is bundled
 * @returns the folder that they are installed in
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

/** The Node that was fetched. */
export function foreignNode(folder: string, target: Target): string {
  return join(folder, 'node_modules', `node-${target}`, 'bin', 'node');
}
